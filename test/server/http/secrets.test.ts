import { Writable } from 'node:stream'
import { createLog } from '@server/http/log'
import { logError } from '@server/http/logError'
import { refuseSecrets } from '@server/http/secretQuery'
import { openApp, type TestApp } from '../../helpers/app'

describe('secrets in a query', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await openApp()
  })
  afterAll(() => app.close())

  test('are refused by default, on any call', async () => {
    for (const path of ['/api/user/register?password=abcd1234', '/api/region/list?code=123456']) {
      const response = await fetch(app.address + path)
      const reply = (await response.json()) as { obj: { error: string } }
      expect([response.status, reply.obj.error]).toEqual([
        200,
        expect.stringMatching(/SECRET_IN_QUERY|NOT_YET_OPENED/),
      ])
    }
    const { token } = await app.user()
    const query = await fetch(`${app.address}/api/account/type/list?tradePassword=abcd1234`, {
      headers: { token },
    })
    expect(await query.json()).toMatchObject({ code: 1006 })
  })

  test('a password is let through when the operator allows it, a token never', () => {
    expect(() => refuseSecrets({ password: 'x' }, true)).not.toThrow()
    expect(() => refuseSecrets({ password: 'x' }, false)).toThrow('SECRET_IN_QUERY')
    expect(() => refuseSecrets({ token: 'x' }, true)).toThrow('SECRET_IN_QUERY')
    expect(() => refuseSecrets({ pageNum: '1' }, false)).not.toThrow()
  })
})

test('logs blank secrets and drop queries', () => {
  const lines: string[] = []
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString())
      done()
    },
  })
  const log = createLog('info', stream)
  log.info({ body: { password: 'hunter22', code: '123456', token: 'abc', account: 'a@example.com' } }, 'body')
  log.info({ req: { method: 'GET', url: '/api/x?token=abc&password=hunter22', ip: '127.0.0.1' } }, 'request')
  const text = lines.join('')
  expect(text).toContain('a@example.com')
  expect(text).toContain('/api/x')
  expect(text).not.toMatch(/hunter22|123456|abc/)
})

test('an error is logged without mailboxes, however long its words', () => {
  const word = 'a'.repeat(1_000_000)
  expect(logError(new Error(`550 <who@example.com>, ${word} other@example.com`))).toMatchObject({
    message: `550 <[address]>, ${word} [address]`,
  })
})
