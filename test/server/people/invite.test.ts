import { request } from 'node:http'
import { inviterByCode, siteOf } from '@server/services/invite'
import type { Config } from '@server/config'
import { openPeople, type People } from './helper'

let people: People
beforeAll(async () => {
  people = await openPeople()
})
afterAll(() => people.close())

/** Registers somebody with the code of somebody else. */
const join = async (inviteCode: string) => {
  const who = people.newcomer()
  const { email: _, ...fields } = people.form(who, await people.askCode(who))
  const { token } = await people.ok('user.register', { ...fields, inviteCode }, { browser: who.browser })
  return { token, code: (await people.ok('user.inviteInfo', {}, { token })).code }
}

/** The envelope of a path as a client asks for it that names a host of its choice. */
const askAs = (
  host: string,
  path: string,
  token: string,
  more: Readonly<Record<string, string>> = {},
): Promise<{ obj: { link: string } }> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(people.address)
    request({ host: '127.0.0.1', port, path, headers: { host, token, ...more } }, (reply) => {
      let body = ''
      reply.on('data', (part: Buffer) => (body += part.toString()))
      reply.on('end', () => resolve(JSON.parse(body) as { obj: { link: string } }))
    })
      .on('error', reject)
      .end()
  })

describe('the invitation of a user', () => {
  it('has code, name and rates, a link to where the demo is used, and nobody in the team', async () => {
    const { token } = await people.register()
    const { inviteCode, nickname } = await people.ok('user.info', {}, { token })
    const info = await people.ok('user.inviteInfo', {}, { token })
    const rates = await people.ok('ext.teamRates', {})
    expect(info).toEqual({
      ...{ code: inviteCode, nickname, link: `${people.address}/#/pages/reg?code=${inviteCode}` },
      ...{ members: 0, effectiveMembers: 0, direct: 0, effectiveDirect: 0, indirect: 0, newToday: 0 },
      rates: {
        ...{ direct: rates.direct, team: rates.team, global: rates.global, vestMinutes: rates.vestMinutes },
      },
    })
  })

  it('counts whom they invited (1) apart from whom those invited (2)', async () => {
    const { token } = await people.register()
    const { code } = await people.ok('user.inviteInfo', {}, { token })
    const friend = await join(code.toLowerCase())
    await join(friend.code)
    await join(friend.code)
    expect(await people.ok('user.inviteInfo', {}, { token })).toMatchObject({
      ...{ members: 3, direct: 1, indirect: 2, newToday: 3, effectiveMembers: 0 },
    })
    expect(await people.ok('user.inviteInfo', {}, { token: friend.token })).toMatchObject({
      ...{ members: 2, direct: 2, indirect: 0 },
    })
  })

  it('is the owner’s only', async () => {
    expect((await people.call('user.inviteInfo', {})).code).toBe(-1)
  })

  it('is served with two slashes and with one, and links to the host that was asked', async () => {
    const { token } = await people.register()
    const { code } = await people.ok('user.inviteInfo', {}, { token })
    for (const path of ['/api/user//invite/info', '/api/user/invite/info'])
      expect((await askAs('phone.example:8080', path, token)).obj.link).toBe(
        `http://phone.example:8080/#/pages/reg?code=${code}`,
      )
    expect((await askAs('a"b', '/api/user/invite/info', token)).obj.link).toBe(`/#/pages/reg?code=${code}`)
  })

  it.each([
    ['/limelight', 'http://phone.example/limelight'],
    ['/apps/limelight-2', 'http://phone.example/apps/limelight-2'],
    ['//evil.example', 'http://phone.example'],
    ['/a?b', 'http://phone.example'],
    ['limelight', 'http://phone.example'],
    ['/', 'http://phone.example'],
  ])('below the path %s, as a proxy names it, leads to %s', async (prefix, site) => {
    const { token } = await people.register()
    const { obj } = await askAs('phone.example', '/api/user/invite/info', token, {
      'x-forwarded-prefix': prefix,
    })
    expect(obj.link.split('/#/')[0]).toBe(site)
  })
})

describe('where a link leads', () => {
  const config = (change: Partial<Config>) => ({ config: { ...people.ctx.config, ...change } })
  const origin = { site: 'https://claimed.example' }
  it('is the public address, whatever a client says', () => {
    const publicUrl = 'https://app.example'
    expect(siteOf(config({ publicUrl, profile: 'production' }), origin)).toBe(publicUrl)
    expect(siteOf(config({ publicUrl, profile: 'demo' }), origin)).toBe(publicUrl)
  })
  it('without one is what a client says in the demo only', () => {
    expect(siteOf(config({ publicUrl: null, profile: 'demo' }), origin)).toBe('https://claimed.example')
    expect(siteOf(config({ publicUrl: null, profile: 'production' }), origin)).toBe('')
  })
})

describe('a code before registration', () => {
  it('is known or not, in any case of letters, to a visitor', async () => {
    const { token } = await people.register()
    const { code } = await people.ok('user.inviteInfo', {}, { token })
    expect(await people.ok('ext.inviteCode', { inviteCode: ` ${code.toLowerCase()} ` })).toEqual({
      known: true,
    })
    for (const unknown of ['', 'NOSUCH', 'A-B', 'X'.repeat(17)])
      expect(await people.ok('ext.inviteCode', { inviteCode: unknown })).toEqual({ known: false })
    expect(await inviterByCode(people.ctx.db, code)).not.toBeNull()
  })
})
