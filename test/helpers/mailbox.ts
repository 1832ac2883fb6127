import { createServer, type AddressInfo, type Socket } from 'node:net'

/** A mail server that keeps what it gets. */
export interface Mailbox {
  /** For SMTP_URL. */
  url: string
  /** Whole mails, headers included, oldest first. */
  mails: string[]
  close: () => Promise<void>
}

const ANSWERS: readonly [RegExp, string][] = [
  [/^(EHLO|HELO)/i, '250 mailbox'],
  [/^DATA/i, '354 go on'],
  [/^QUIT/i, '221 bye'],
  [/^/, '250 ok'],
]

const converse = (socket: Socket, mails: string[]): void => {
  let [text, inMail] = ['', false]
  socket.write('220 mailbox\r\n')
  socket.on('data', (data: Buffer) => {
    text += data.toString('latin1')
    for (;;) {
      const end = inMail ? '\r\n.\r\n' : '\r\n'
      const at = text.indexOf(end)
      if (at < 0) return
      const part = text.slice(0, at)
      text = text.slice(at + end.length)
      if (inMail) mails.push(part)
      const answer = inMail ? '250 kept' : ANSWERS.find(([command]) => command.test(part))?.[1]
      inMail = !inMail && answer === '354 go on'
      socket.write(`${answer}\r\n`)
    }
  })
}

export const openMailbox = async (): Promise<Mailbox> => {
  const mails: string[] = []
  const server = createServer((socket) => converse(socket, mails))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    close: () => new Promise((closed) => server.close(() => closed())),
  }
}
