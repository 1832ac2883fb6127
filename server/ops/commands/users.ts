import { currency } from '@core/domain'
import { maskEmail, maskPhone, money, toWire } from '@core/money'
import { writeEvent } from '../../access/events'
import { dropSecondSteps } from '../../access/owedStep'
import { dropTwoStep } from '../../access/twoStep'
import { createLocalBus } from '../../bus'
import { ConfigError } from '../../config'
import { freezeUser } from '../../services/freezeUser'
import type { UserRow } from '../../store/tables/people'
import { act, type Command } from '../command'
import { findUser } from '../find'

const contactOf = ({ email, phone }: UserRow): string => (email ? maskEmail(email) : maskPhone(phone ?? ''))

const show: Command = {
  args: '<uid>',
  help: 'a user: state, identity and balances',
  run: async ({ db, ledger, print }, [uid = '']) => {
    const user = await findUser({ db }, uid)
    const registered = new Date(Number(user.created_at)).toISOString()
    print(`${user.uid}  ${user.nickname}  ${contactOf(user)}  registered ${registered}`)
    print(`${user.frozen ? 'frozen' : 'active'}, identity ${user.realname_state}, level ${user.level}`)
    for (const { accountType, currencyId, available, frozen } of await ledger.balances(db, user.id)) {
      const [free, held] = [toWire(money(available)), toWire(money(frozen))]
      if (free === '0' && held === '0') continue
      print(`  account ${accountType}  ${currency(currencyId).code}  available ${free}  frozen ${held}`)
    }
    return true
  },
}

const freeze: Command = {
  args: '<uid>',
  help: 'shut a user out: sessions end, nobody can log in',
  acts: true,
  run: async (operator, [uid = '']) => {
    const user = await findUser(operator, uid)
    if (user.frozen) throw new ConfigError(`user ${uid} is frozen already`)
    const { db, clock, mandate } = operator
    const bus = createLocalBus(() => undefined)
    const action = { action: 'user.freeze', details: { uid } }
    await db.tx((t) => freezeUser({ bus, clock }, t, user.id, { mandate, action }))
    operator.print(`User ${uid} is frozen.`)
    return true
  },
}

const UNFREEZE = 'update users set frozen = false where id = $1'

const unfreeze: Command = {
  args: '<uid>',
  help: 'let a frozen user log in again',
  acts: true,
  run: async (operator, [uid = '']) => {
    const user = await findUser(operator, uid)
    if (!user.frozen) throw new ConfigError(`user ${uid} is not frozen`)
    await act(operator, async (t) => {
      await t.query('users.unfreeze', UNFREEZE, [user.id])
      await writeEvent(operator, t, { userId: user.id, kind: 'unfrozen', origin: null })
      return { action: { action: 'user.unfreeze', details: { uid }, userId: user.id }, result: null }
    })
    operator.print(`User ${uid} can log in again.`)
    return true
  },
}

const endTwoStep: Command = {
  args: '<uid>',
  help: 'turn two-step sign-in off for an owner who lost the app and the recovery codes',
  acts: true,
  run: async (operator, [uid = '']) => {
    const user = await findUser(operator, uid)
    await act(operator, async (t) => {
      if (!(await dropTwoStep(t, user.id))) throw new ConfigError(`two-step sign-in of ${uid} is not on`)
      await dropSecondSteps(t, user.id)
      await writeEvent(operator, t, { userId: user.id, kind: 'twoStepOff', origin: null })
      return { action: { action: 'user.twoStepOff', details: { uid }, userId: user.id }, result: null }
    })
    operator.print(`User ${uid} logs in with the password alone.`)
    return true
  },
}

export const userCommands: Readonly<Record<string, Command>> = {
  user: show,
  freeze,
  unfreeze,
  'two-step-off': endTwoStep,
}
