import sharp from 'sharp'
import type { Envelope } from '@core/contract/envelope'
import type { UserInfo } from '@server/services/users'
import { type AddressApp, type Owner } from '../addresses/helper'

export { type AddressApp as ProfileApp, type Owner } from '../addresses/helper'
export { openAddresses as openProfile } from '../addresses/helper'
export { number, PASSWORD } from '../people/helper'

/** A picture whose left half is red and whose right half is blue. */
export const twoColours = async (width: number, height: number): Promise<Buffer> => {
  const right = await sharp({
    create: { width: Math.floor(width / 2), height, channels: 3, background: '#0000ff' },
  })
    .png()
    .toBuffer()
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .composite([{ input: right, left: Math.ceil(width / 2), top: 0 }])
    .png()
    .toBuffer()
}

export const sendPicture = async (
  app: AddressApp,
  owner: Owner,
  bytes: Uint8Array,
  fields: Readonly<Record<string, string>> = {},
): Promise<Envelope<UserInfo>> => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', new Blob([Uint8Array.from(bytes)]), 'me.png')
  const headers = { token: owner.token, 'accept-language': 'en_US' }
  const reply = await fetch(`${app.address}/front/user/userImage`, { method: 'POST', headers, body: form })
  return (await reply.json()) as Envelope<UserInfo>
}
