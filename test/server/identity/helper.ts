import sharp from 'sharp'
import { endpoints } from '@core/contract/endpoints'
import type { Envelope } from '@core/contract/envelope'
import type { RequestOf, ResponseOf } from '@core/contract/schemas'
import type { PictureSide } from '@core/domain/identity'
import { openApp, type TestApp } from '../../helpers/app'
import { operatorOn, type TestOperator } from '../../helpers/operator'

export type Form = RequestOf<'user.realname'>
type Uploaded = ResponseOf<'ext.identityPicture'>

/** A sample from the standard GB 11643-1999. */
export const NUMBER = '11010519491231002X'

let drawn: Promise<Buffer> | null = null
/** A picture of a phone with traces of where it was taken. */
export const photo = (): Promise<Buffer> => {
  drawn ??= sharp({ create: { width: 320, height: 200, channels: 3, background: '#336699' } })
    .jpeg()
    .withExif({ IFD0: { Make: 'Secret Phone' } })
    .toBuffer()
  return drawn
}

export interface Applicant {
  readonly userId: string
  readonly token: string
  readonly uid: string
  /** Sends a picture. */
  readonly upload: (side: string, bytes?: Uint8Array) => Promise<Envelope<Uploaded>>
  /** Sends a form with two pictures that are uploaded for it, unless it names others. */
  readonly submit: (fields?: Form) => ReturnType<IdentityApp['realname']>
  readonly state: () => Promise<ResponseOf<'user.realname'>>
}

export interface IdentityApp extends TestApp {
  readonly operator: TestOperator
  readonly applicant: () => Promise<Applicant>
  readonly realname: (token: string, form: Form) => Promise<Envelope<ResponseOf<'user.realname'>>>
}

const uploadTo = async (
  address: string,
  token: string,
  side: string,
  bytes: Uint8Array,
): Promise<Envelope<Uploaded>> => {
  const form = new FormData()
  form.append('side', side)
  form.append('file', new Blob([new Uint8Array(bytes)]), 'C:\\me\\passport.jpg')
  const { path } = endpoints['ext.identityPicture']
  const reply = await fetch(address + path, { method: 'POST', headers: { token }, body: form })
  return (await reply.json()) as Envelope<Uploaded>
}

export const openIdentity = async (env: Record<string, string> = {}): Promise<IdentityApp> => {
  const app = await openApp(env)
  const realname: IdentityApp['realname'] = (token, form) => app.call('user.realname', form, { token })
  const applicant = async (): Promise<Applicant> => {
    const { userId, token, uid } = await app.user()
    const upload = async (side: string, bytes?: Uint8Array) =>
      uploadTo(app.address, token, side, bytes ?? (await photo()))
    const picture = async (side: PictureSide): Promise<string> => (await upload(side)).obj.id
    return {
      ...{ userId, token, uid, upload },
      submit: async (fields = {}) =>
        realname(token, {
          ...{ name: 'Li Mei', idNumber: NUMBER, document: 'idCard' as const },
          ...{
            front: fields.front ?? (await picture('front')),
            back: fields.back ?? (await picture('back')),
          },
          ...fields,
        }),
      state: async () => app.ok('user.realname', {}, { token, method: 'GET' }),
    }
  }
  return { ...app, realname, applicant, operator: operatorOn(app.ctx) }
}
