import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkWords, MAX_WORDS, REJECT_REASONS, type RejectReason } from '@core/domain/identity'
import { ConfigError } from '../../config'
import { decideIdentity, type IdentityVerdict } from '../../identity/decide'
import { eraseIdentity } from '../../identity/erase'
import { latestIdentity } from '../../identity/read'
import { openForm, openPicture } from '../../identity/sealed'
import type { IdentityPictureRow, IdentityRow } from '../../store/tables/identity'
import { act, type Command, type Operator } from '../command'
import { findUser } from '../find'

const PENDING = `
select i.submitted_at, i.document, u.uid, u.nickname from identities i join users u on u.id = i.user_id
where i.state = 'pending' order by i.submitted_at limit 200`

interface PendingRow {
  submitted_at: string
  document: string
  uid: string
  nickname: string
}

const list: Command = {
  args: '',
  help: 'identities that wait for a decision, the oldest first',
  run: async ({ db, print }) => {
    const rows = await db.query<PendingRow>('ops.identities', PENDING)
    for (const { submitted_at: time, document, uid, nickname } of rows) {
      print(`${uid}  ${new Date(Number(time)).toISOString()}  ${document}  ${nickname}`)
    }
    if (rows.length === 0) print('None.')
    return true
  },
}

const PICTURES = 'select id, side, sealed from identity_pictures where identity_id = $1 order by side desc'

/** The newest submission with its pictures. @throws ConfigError when there is none */
const submissionOf = async ({ db }: Operator, user: { id: string; uid: string }) => {
  const row = await latestIdentity(db, user.id)
  if (!row) throw new ConfigError(`nothing is kept of the identity of ${user.uid}`)
  const pictures = await db.query<IdentityPictureRow>('ops.identityPictures', PICTURES, [row.id])
  return { row, pictures }
}

const printForm = ({ print, secrets }: Operator, row: IdentityRow): void => {
  const { name, idNumber, holder, cardNumber, region, phone } = openForm(secrets, row)
  print(`${row.state}  ${row.document}  sent ${new Date(Number(row.submitted_at)).toISOString()}`)
  print(`  name         ${name}`)
  print(`  number       ${idNumber}`)
  if (holder) print(`  card         ${cardNumber} of ${holder}`)
  if (phone) print(`  phone        ${region} ${phone}`)
}

/** Readable by nobody but who runs the command; a file that is there already is left alone. @throws ConfigError */
const writePicture = (path: string, picture: Buffer): void => {
  try {
    writeFileSync(path, picture, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    throw new ConfigError(`${path} cannot be written: ${error instanceof Error ? error.message : ''}`)
  }
}

const show: Command = {
  args: '<uid> <folder>',
  help: 'what a user sent, in clear text; the pictures are written to the folder, readable by you alone',
  acts: true,
  run: async (operator, [uid = '', folder = '']) => {
    if (!folder) throw new ConfigError('identity-show: name a folder for the pictures')
    const user = await findUser(operator, uid)
    const { row, pictures } = await submissionOf(operator, user)
    // Written down before anything is seen.
    await act(operator, () =>
      Promise.resolve({
        action: { action: 'identity.show', details: { uid, identity: row.id } },
        result: null,
      }),
    )
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    printForm(operator, row)
    for (const picture of pictures) {
      const path = join(folder, `${uid}-${row.id}-${picture.side}.jpg`)
      writePicture(path, openPicture(operator.secrets, picture))
      operator.print(`  ${picture.side.padEnd(12)} ${path}`)
    }
    return true
  },
}

const decide = async (operator: Operator, uid: string, verdict: IdentityVerdict): Promise<boolean> => {
  const user = await findUser(operator, uid)
  await act(operator, async (t) => {
    const { before, identityId } = await decideIdentity(operator, t, user, verdict)
    const { outcome, ...told } = verdict
    const details = { uid, before, ...told }
    const record = { kind: 'identity', id: identityId ?? user.id } as const
    return { action: { action: `identity.${outcome}`, details, userId: user.id, record }, result: null }
  })
  operator.print(`The identity of ${uid} is ${verdict.outcome}.`)
  return true
}

const approve: Command = {
  args: '<uid>',
  help: 'approve an identity',
  acts: true,
  run: (operator, [uid = '']) => decide(operator, uid, { outcome: 'approved' }),
}

/** @throws ConfigError */
const readReason = (text: string): RejectReason => {
  const reason = REJECT_REASONS.find((known) => known === text)
  if (!reason) throw new ConfigError(`identity-reject: the reason is one of ${REJECT_REASONS.join(', ')}`)
  return reason
}

const reject: Command = {
  args: '<uid> <reason> [words]',
  help: `reject an identity, or take an approval back; the user sees the reason (${REJECT_REASONS.join(', ')}) in their language, and your words as they are; other needs some`,
  acts: true,
  run: async (operator, [uid = '', reasonText = '', words = '']) => {
    const reason = readReason(reasonText)
    if (!checkWords(reason, words))
      throw new ConfigError(
        `identity-reject: one line of at most ${MAX_WORDS} characters${reason === 'other' ? ' has to say why' : ''}`,
      )
    return await decide(operator, uid, { outcome: 'rejected', reason, words })
  },
}

const erase: Command = {
  args: '<uid>',
  help: 'delete all that a user sent for verification, for ever; they are not verified any more',
  acts: true,
  run: async (operator, [uid = '']) => {
    const user = await findUser(operator, uid)
    const { forms, pictures } = await act(operator, async (t) => {
      const erased = await eraseIdentity(t, user.id)
      const record = { kind: 'identity', id: user.id } as const
      const details = { uid, before: user.realname_state, ...erased }
      return { action: { action: 'identity.erase', details, userId: user.id, record }, result: erased }
    })
    operator.print(`Erased of ${uid}: ${forms} submissions, ${pictures} pictures.`)
    return true
  },
}

export const identityCommands: Readonly<Record<string, Command>> = {
  identities: list,
  'identity-show': show,
  'identity-approve': approve,
  'identity-reject': reject,
  'identity-erase': erase,
}
