import fc from 'fast-check'
import { levelOf } from '@core/domain/levels'
import { money, sum, toWire, type Money } from '@core/money'
import { bindInviter } from '@server/team/join'
import { isRight } from '@server/team/rebuild'
import { openTeamDesk, type TeamDesk } from './desk'

let desk: TeamDesk
beforeEach(async () => {
  desk = await openTeamDesk()
})
afterEach(() => desk.close())

/** What the figures stand for, the plain way. */
interface Person {
  id: string
  inviter: Person | null
  deposits: { id: string; value: string; lost: boolean }[]
}

type Step =
  | { kind: 'join'; below: number }
  | { kind: 'deposit'; who: number; value: string }
  | { kind: 'lose'; who: number }
  | { kind: 'bind'; who: number; below: number }
  | { kind: 'fee'; who: number }
  | { kind: 'turn' }

const who = fc.nat({ max: 30 })
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('join' as const), below: fc.integer({ min: -1, max: 30 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('deposit' as const),
      who,
      value: fc.constantFrom('99.999999', '100', '100.000001', '0.5', '700', '2500'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('lose' as const), who }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('bind' as const), who, below: who }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('fee' as const), who }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('turn' as const) }) },
)

const above = (person: Person): Person[] => (person.inviter ? [person.inviter, ...above(person.inviter)] : [])

const rechargeOf = ({ deposits }: Person): Money =>
  sum(deposits.filter(({ lost }) => !lost).map(({ value }) => money(value)))

const expected = (person: Person, people: readonly Person[]) => {
  const team = people.filter((other) => above(other).slice(0, 20).includes(person))
  const effective = team.filter((member) => rechargeOf(member).gte('100'))
  const facts = {
    own: rechargeOf(person).gte('100'),
    effective: effective.length,
    recharge: sum(team.map(rechargeOf)),
  }
  return {
    members: team.length,
    direct: team.filter(({ inviter }) => inviter === person).length,
    effectiveMembers: effective.length,
    effectiveDirect: effective.filter(({ inviter }) => inviter === person).length,
    newToday: team.length,
    recharge: toWire(facts.recharge),
    own: { level: levelOf(facts), recharge: toWire(rechargeOf(person)), effective: facts.own },
  }
}

const play = async (people: Person[], s: Step): Promise<void> => {
  if (s.kind === 'turn') {
    await desk.turn()
    return
  }
  if (s.kind === 'join') {
    const inviter = people[s.below] ?? null
    people.push({ id: await desk.member(inviter?.id), inviter, deposits: [] })
    return
  }
  const person = people[s.who % Math.max(people.length, 1)]
  if (!person) return
  if (s.kind === 'fee') await desk.fee(person.id, '0.37')
  if (s.kind === 'deposit') {
    const id = await desk.deposit(person.id, s.value)
    person.deposits.push({ id, value: s.value, lost: false })
  }
  if (s.kind === 'lose') {
    const deposit = person.deposits.find(({ lost }) => !lost)
    if (!deposit) return
    await desk.loseDeposit(deposit.id)
    deposit.lost = true
  }
  if (s.kind === 'bind') {
    const inviter = people[s.below % people.length]
    if (!inviter) return
    const allowed = !person.inviter && inviter !== person && !above(inviter).includes(person)
    const code = await desk.codeOf(inviter.id)
    const bound = await desk.ctx.db
      .tx((t) => bindInviter(desk.ctx, t, person.id, code))
      .then(
        () => true,
        () => false,
      )
    expect(bound).toBe(allowed)
    if (bound) person.inviter = inviter
  }
}

test('after any events the kept figures are those of a plain count, and a rebuild finds nothing to mend', async () => {
  const run = async (steps: Step[]): Promise<void> => {
    const people: Person[] = []
    for (const s of steps) await play(people, s)
    await desk.turn()
    for (const person of people) {
      expect(await desk.statistics(person.id)).toMatchObject(expected(person, people))
    }
    expect(isRight(await desk.rebuild())).toBe(true)
  }
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 60 }), run), { numRuns: 6 })
}, 120_000)

test('a rebuild mends whatever was spoiled, says of whom, and is written down', async () => {
  const top = await desk.member()
  const member = await desk.member(top)
  const deposit = await desk.deposit(member, '250')
  await desk.turn()
  const before = await desk.statistics(top)
  const spoil = (sql: string, ...params: string[]) =>
    desk.ctx.db.query(`test.${sql}`.slice(0, 60), sql, params)
  await spoil('update team_figures set members = 7, team_recharge = 1 where user_id = $1', top)
  await spoil("update team_recharges set value = 3 where ref = 'deposit:' || $1", deposit)
  await spoil('delete from team_paths where member_id = $1', member)
  expect(await desk.rebuild()).toEqual({
    ...{ paths: [member], recharges: [member], own: [], teams: [top] },
  })
  expect(await desk.statistics(top)).toEqual(before)
})
