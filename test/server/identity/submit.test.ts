import { forgetPictures } from '@server/identity/pictures'
import { openPicture } from '@server/identity/sealed'
import type { IdentityPictureRow } from '@server/store/tables/identity'
import sharp from 'sharp'
import { number } from '../people/helper'
import { NUMBER, openIdentity, photo, type Applicant, type IdentityApp } from './helper'

let app: IdentityApp
let owner: Applicant
beforeAll(async () => {
  app = await openIdentity()
})
beforeEach(async () => {
  await app.ctx.db.query('test.clear', 'delete from identity_pictures')
  await app.ctx.db.query('test.clearForms', 'delete from identities')
  owner = await app.applicant()
})
afterAll(() => app.close())

const FULL = { holder: 'Li Mei', cardNumber: '4111 1111 1111 1111', region: 'CN', phone: '13800138000' }
const pictures = (userId: string): Promise<IdentityPictureRow[]> =>
  app.ctx.db.query('test.pictures', 'select * from identity_pictures where user_id = $1 order by id', [
    userId,
  ])

describe('a submission', () => {
  it('is pending, and its owner sees it masked', async () => {
    expect(await owner.state()).toEqual({ state: 'none', needed: false, submission: null })
    const reply = await owner.submit(FULL)
    expect(reply.obj).toMatchObject({
      state: 'pending',
      submission: {
        ...{ name: 'L* M**', idNumber: '11****************', holder: 'L* M**', document: 'idCard' },
        ...{ cardNumber: '•••• 1111', phone: '138******00', decidedAt: null, reason: null, words: null },
      },
    })
    expect(await owner.state()).toEqual(reply.obj)
    const [user] = await app.ctx.db.query('test.state', 'select realname_state from users where id = $1', [
      owner.userId,
    ])
    expect(user).toEqual({ realname_state: 'pending' })
  })

  it('is encrypted: the database knows neither name nor numbers nor pictures', async () => {
    await owner.submit(FULL)
    const rows = await app.ctx.db.query('test.forms', 'select * from identities where user_id = $1', [
      owner.userId,
    ])
    const all = JSON.stringify(rows)
    for (const secret of ['Li Mei', NUMBER, '4111', '13800138000']) expect(all).not.toContain(secret)
    const kept = await pictures(owner.userId)
    expect(kept.map(({ side }) => side)).toEqual(['front', 'back'])
    for (const picture of kept) {
      expect(picture.sealed.includes(Buffer.from('ffd8ff', 'hex'))).toBe(false)
      const opened = openPicture(app.ctx.secrets, picture)
      expect((await sharp(opened).metadata()).format).toBe('jpeg')
      expect(opened.includes('Secret Phone')).toBe(false)
    }
  })

  it('opens in no other place than its own', async () => {
    await owner.submit()
    const [front, back] = await pictures(owner.userId)
    if (!front || !back) throw new Error('two pictures')
    expect(() => openPicture(app.ctx.secrets, { id: front.id, sealed: back.sealed })).toThrow()
  })

  it('a second one is refused while the first is pending, and after it is approved', async () => {
    await owner.submit()
    expect((await owner.submit()).code).toBe(number('IDENTITY_PENDING'))
    await app.operator.run('identity-approve', owner.uid)
    expect((await owner.submit()).code).toBe(number('IDENTITY_APPROVED'))
  })

  it('of two devices at the same moment one is taken', async () => {
    const replies = await Promise.all([owner.submit(), owner.submit(), owner.submit()])
    expect(replies.map(({ code }) => code).sort()).toEqual(
      [0, number('IDENTITY_PENDING'), number('IDENTITY_PENDING')].sort(),
    )
  })

  it('the same number is refused on another account, whatever it is written like, until the first is turned down', async () => {
    const other = await app.applicant()
    await owner.submit()
    const twin = { idNumber: '110105 19491231-002x' }
    const refused = await other.submit(twin)
    expect(refused.code).toBe(number('IDENTITY_NUMBER_TAKEN'))
    expect(JSON.stringify(refused)).not.toContain(owner.uid)
    expect((await other.state()).state).toBe('none')
    await app.operator.run('identity-reject', owner.uid, 'mismatch')
    expect((await other.submit(twin)).code).toBe(0)
  })

  it('of two accounts with one number at the same moment one is taken', async () => {
    const both = await Promise.all([owner, await app.applicant()].map((one) => one.submit()))
    expect(both.map(({ code }) => code).sort()).toEqual([0, number('IDENTITY_NUMBER_TAKEN')].sort())
  })

  it.each([
    [{ name: '' }, 'IDENTITY_NAME_REQUIRED'],
    [{ idNumber: '' }, 'IDENTITY_NUMBER_REQUIRED'],
    [{ idNumber: '110105194912310021' }, 'IDENTITY_NUMBER_INVALID'],
    [{ front: '' }, 'INPUT_ERROR'],
    [{ cardNumber: '123456789012' }, 'CARD_HOLDER_REQUIRED'],
    [{ phone: '138', region: 'CN' }, 'PHONE_INVALID'],
  ] as const)('%p is refused: %s', async (fields, code) => {
    expect((await owner.submit(fields)).code).toBe(number(code))
    expect((await owner.state()).state).toBe('none')
  })

  it('asks for pictures', async () => {
    const form = { name: 'Li Mei', idNumber: NUMBER, document: 'licence' as const }
    expect((await app.realname(owner.token, form)).code).toBe(number('PICTURE_REQUIRED'))
  })

  it('a number in an address is refused', async () => {
    const reply = await app.call('user.realname', { idNumber: NUMBER }, { token: owner.token, method: 'GET' })
    expect(reply.code).toBe(number('SECRET_IN_QUERY'))
  })

  it('a frozen user sends nothing', async () => {
    const front = (await owner.upload('front')).obj.id
    const back = (await owner.upload('back')).obj.id
    await app.ctx.db.query('test.freeze', 'update users set frozen = true where id = $1', [owner.userId])
    expect((await owner.submit({ front, back })).code).toBe(number('ACCOUNT_FROZEN'))
    expect((await owner.upload('front')).code).toBe(number('ACCOUNT_FROZEN'))
  })
})

describe('pictures', () => {
  it('of another user, of the other side, or used before are gone', async () => {
    const other = await app.applicant()
    const foreign = (await other.upload('front')).obj.id
    expect(await owner.submit({ front: foreign })).toMatchObject({
      code: number('IDENTITY_PICTURE_GONE'),
      obj: { params: { side: 'front' } },
    })
    const back = (await owner.upload('back')).obj.id
    expect((await owner.submit({ front: back })).code).toBe(number('IDENTITY_PICTURE_GONE'))
    const front = (await owner.upload('front')).obj.id
    expect((await owner.submit({ front, back })).code).toBe(0)
    await app.operator.run('identity-reject', owner.uid, 'unreadable')
    expect((await owner.submit({ front, back })).code).toBe(number('IDENTITY_PICTURE_GONE'))
  })

  it('what is no picture is refused, and no side but front and back is taken', async () => {
    expect((await owner.upload('front', Buffer.from('<svg/>'))).code).toBe(number('PICTURE_TYPE'))
    expect((await owner.upload('selfie')).code).toBe(number('INPUT_ERROR'))
  })

  it('six of a user wait at most, the newest', async () => {
    const ids = []
    for (let i = 0; i < 7; i += 1) ids.push((await owner.upload('front')).obj.id)
    expect((await pictures(owner.userId)).map(({ id }) => id)).toEqual(ids.slice(1))
  })

  it('that no form named are removed after a day, and not before', async () => {
    const DAY = 24 * 3_600_000
    await owner.submit()
    const { id } = (await owner.upload('front')).obj
    const row = (await pictures(owner.userId)).find((picture) => picture.id === id)
    const at = (now: number) => ({ ...app.ctx, clock: { now: () => now } })
    await forgetPictures(at(Number(row?.created_at) + DAY))
    expect(await pictures(owner.userId)).toHaveLength(3)
    await forgetPictures(at(Number(row?.created_at) + DAY + 1))
    expect((await pictures(owner.userId)).map(({ identity_id: owned }) => owned === null)).toEqual([
      false,
      false,
    ])
  })

  it('need a session', async () => {
    const form = new FormData()
    form.append('side', 'front')
    form.append('file', new Blob([new Uint8Array(await photo())]), 'x.jpg')
    const reply = await fetch(`${app.address}/api/ext/user/identityPicture`, { method: 'POST', body: form })
    expect(((await reply.json()) as { code: number }).code).toBe(-1)
  })
})
