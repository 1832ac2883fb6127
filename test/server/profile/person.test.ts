import sharp from 'sharp'
import { number, openProfile, sendPicture, twoColours, type Owner, type ProfileApp } from './helper'

let app: ProfileApp
let owner: Owner
beforeAll(async () => {
  app = await openProfile()
})
beforeEach(async () => {
  owner = await app.owner()
})
afterAll(() => app.close())

const info = () => app.ok('user.info', {}, { token: owner.token })

describe('the nickname', () => {
  const edit = (nickname: string) => app.call('profile.editName', { nickname }, { token: owner.token })

  it.each([
    ['L', 'L'],
    ['  Lime  Tree ', 'Lime Tree'],
    ['二十个字符的昵称可以用吗当然是可以用的呀', '二十个字符的昵称可以用吗当然是可以用的呀'],
    ['🍋'.repeat(20), '🍋'.repeat(20)],
    ['<b>ライム</b>', '<b>ライム</b>'],
  ])('%j is kept as %j', async (typed, kept) => {
    expect((await edit(typed)).obj.nickname).toBe(kept)
    expect((await info()).nickname).toBe(kept)
  })

  it.each([
    ['', 'NICKNAME_REQUIRED'],
    ['   ', 'NICKNAME_REQUIRED'],
    ['🍋'.repeat(21), 'NICKNAME_INVALID'],
    ['a'.repeat(21), 'NICKNAME_INVALID'],
    ['two\nlines', 'NICKNAME_INVALID'],
    ['right\u202eleft', 'NICKNAME_INVALID'],
  ] as const)('%j is refused with %s', async (typed, code) => {
    const before = (await info()).nickname
    expect((await edit(typed)).code).toBe(number(code))
    expect((await info()).nickname).toBe(before)
  })

  it('is not for visitors, nor for who was frozen meanwhile', async () => {
    expect((await app.call('profile.editName', { nickname: 'Lime' })).code).toBe(number('LOGIN_REQUIRED'))
    await app.ctx.db.query('test.freeze', 'update users set frozen = true where id = $1', [owner.userId])
    const late = app.call('profile.editName', { nickname: 'Lime' }, { token: `token-of-${owner.userId}` })
    expect((await late).code).toBe(number('ACCOUNT_FROZEN'))
  })
})

describe('the profile picture', () => {
  const load = (path: string | null) => fetch(app.address + (path ?? ''))
  const pixel = async (picture: Buffer, x: number, y: number): Promise<'red' | 'blue'> => {
    const { data, info: size } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
    const at = (y * size.width + x) * size.channels
    return (data[at] ?? 0) > (data[at + 2] ?? 0) ? 'red' : 'blue'
  }
  const kept = async (path: string | null): Promise<Buffer> =>
    Buffer.from(await (await load(path)).arrayBuffer())

  it('is a square of 512 pixels in WebP at an address of its own, for everybody and for long', async () => {
    const { code, obj } = await sendPicture(app, owner, await twoColours(1600, 900))
    expect(code).toBe(0)
    expect(obj.avatar).toMatch(/^\/api\/ext\/avatar\/[\w-]{22}$/)
    expect((await info()).avatar).toBe(obj.avatar)
    const reply = await load(obj.avatar)
    expect([reply.headers.get('content-type'), reply.headers.get('cache-control')]).toEqual([
      'image/webp',
      'public, max-age=31536000, immutable',
    ])
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
    const { format, width, height } = await sharp(await kept(obj.avatar)).metadata()
    expect([format, width, height]).toEqual(['webp', 512, 512])
  })

  // A picture of 800 x 400: its shorter side is 400, so that a side of 5000 is 200 pixels wide.
  it.each([
    [{ left: '0', top: '0', side: '5000' }, 'red', 'red'],
    [{ left: '7500', top: '5000', side: '5000' }, 'blue', 'blue'],
    [{ left: '3750', top: '2500', side: '5000' }, 'red', 'blue'],
    [{ left: '9999', top: '9999', side: '10000' }, 'blue', 'blue'],
    [{}, 'red', 'blue'],
  ] as const)('is cut out as chosen: %j', async (cut, left, right) => {
    const { obj } = await sendPicture(app, owner, await twoColours(800, 400), cut)
    const picture = await kept(obj.avatar)
    const side = (await sharp(picture).metadata()).width
    expect([await pixel(picture, 4, 4), await pixel(picture, side - 5, side - 5)]).toEqual([left, right])
  })

  it('goes with the one that follows, and when it is removed', async () => {
    const first = (await sendPicture(app, owner, await twoColours(64, 64))).obj.avatar
    const second = (await sendPicture(app, owner, await twoColours(64, 64))).obj.avatar
    expect(second).not.toBe(first)
    expect((await load(first)).headers.get('content-type')).toContain('json')
    expect((await load(second)).headers.get('content-type')).toBe('image/webp')
    expect((await app.ok('ext.removeImage', {}, { token: owner.token })).avatar).toBeNull()
    const reply = await load(second)
    expect(((await reply.json()) as { code: number }).code).toBe(number('NOT_FOUND'))
    expect(reply.headers.get('cache-control')).toBe('no-store')
  })

  it('is refused when it is none, and nothing changes', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
    expect((await sendPicture(app, owner, svg)).code).toBe(number('PICTURE_TYPE'))
    const half = (await twoColours(400, 400)).subarray(0, 90)
    expect((await sendPicture(app, owner, half)).code).toBe(number('PICTURE_BROKEN'))
    expect((await sendPicture(app, owner, Buffer.alloc(0))).code).toBe(number('PICTURE_REQUIRED'))
    const outside = { left: '-1', top: '0', side: '5000' }
    expect((await sendPicture(app, owner, await twoColours(64, 64), outside)).code).toBe(
      number('INPUT_ERROR'),
    )
    expect((await info()).avatar).toBeNull()
  })
})
