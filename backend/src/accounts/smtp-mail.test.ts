import { afterEach, expect, test } from '@jest/globals'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import type { SMTPServerOptions } from 'smtp-server'
import { mailGateway } from './mail-outbox.ts'
import { MailUnavailableError } from './smtp-mail.ts'

interface Taken {
  from: string
  to: string[]
  text: string
}

const servers: SMTPServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise<void>(closed => server.close(closed))
})

/** A real mail server on this machine that records the mails it receives. */
async function mailServer(options: SMTPServerOptions = {}) {
  const taken: Taken[] = []
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        taken.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          text: Buffer.concat(chunks).toString('utf8'),
        })
        done()
      })
    },
    ...options,
  })
  servers.push(server.on('error', () => {}))
  await new Promise<void>(listening => void server.listen(0, '127.0.0.1', listening))
  return { taken, host: `127.0.0.1:${(server.server.address() as AddressInfo).port}` }
}

const gatewayTo = (url: string) =>
  mailGateway({
    smtp: { url, from: 'Brokerlens <no-reply@site.example>' },
    dataDir: '/nowhere',
    origin: 'https://site.example',
  })!
const mail = { to: 'rina@mail.example', subject: 'Kode untuk situs – ✓', text: 'Kode Anda: 123456\n\n.\nAkhir' }

test('a mail is sent over SMTP with its sender, recipient, reply address, subject and text', async () => {
  const { taken, host } = await mailServer()
  await gatewayTo(`smtp://${host}`).send({ ...mail, replyTo: 'ayu@mail.example' })
  expect(taken).toMatchObject([{ from: 'no-reply@site.example', to: ['rina@mail.example'] }])
  const { text = '' } = taken[0] ?? {}
  expect(text).toMatch(/^From: Brokerlens <no-reply@site\.example>\r$/m)
  expect(text).toMatch(/^Reply-To: ayu@mail\.example\r$/m)
  expect(text).toMatch(/^Subject: =\?UTF-8\?/m)
  expect(text).toContain('Kode Anda: 123456')
})

test('a mail that can be unsubscribed from is sent over SMTP with the headers for one-click unsubscription', async () => {
  const { taken, host } = await mailServer()
  const unsubscribe = `https://site.example/user/unsubscribe.html?token=${'aB3_-'.repeat(24)}`
  await gatewayTo(`smtp://${host}`).send({ ...mail, unsubscribe })
  await gatewayTo(`smtp://${host}`).send(mail)
  // A long header is folded at its space (RFC 5322, 2.2.3).
  const headers = taken.map(({ text }) => text.split('\r\n\r\n')[0]?.replaceAll('\r\n ', ' ').split('\r\n'))
  const [offered, other] = headers
  expect(offered).toContain(`List-Unsubscribe: <${unsubscribe}>`)
  expect(offered).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(other?.filter(line => line.startsWith('List-'))).toEqual([])
})

test('user input in a mail sent over SMTP cannot add a header or a recipient', async () => {
  const { taken, host } = await mailServer()
  await gatewayTo(`smtp://${host}`).send({
    ...mail,
    subject: 'Hello\r\nBcc: all@mail.example',
    replyTo: '"x\r\nCc: y@mail.example"@mail.example',
  })
  await expect(gatewayTo(`smtp://${host}`).send({ ...mail, to: 'a@mail.example, b@mail.example' })).rejects.toThrow(
    MailUnavailableError,
  )
  expect(taken.map(({ to }) => to)).toEqual([['rina@mail.example']])
  expect(taken[0]?.text).not.toMatch(/^(Bcc|Cc):/m)
})

test('the SMTP login is sent only over an encrypted connection unless requireTLS=false', async () => {
  const seen: (string | undefined)[] = []
  const { taken, host } = await mailServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, done) {
      seen.push(`${username} ${password}`)
      done(null, { user: username })
    },
  })
  await expect(gatewayTo(`smtp://me:pa%40ss@${host}`).send(mail)).rejects.toThrow(MailUnavailableError)
  expect([seen, taken]).toEqual([[], []])
  await gatewayTo(`smtp://me:pa%40ss@${host}?requireTLS=false`).send(mail)
  expect([seen, taken.length]).toEqual([['me pa@ss'], 1])
})

test.each<[string, SMTPServerOptions]>([
  ['rejects the recipient', { onRcptTo: (_address, _session, done) => done(new Error('no such box')) }],
  [
    'rejects the mail',
    { onData: (stream, _session, done) => void stream.resume().on('end', () => done(new Error('box full'))) },
  ],
])('sending through an SMTP server that %s fails with an error', async (_name, options) => {
  const { host } = await mailServer(options)
  await expect(gatewayTo(`smtp://${host}`).send(mail)).rejects.toThrow('did not accept the mail')
})

test('sending through an unreachable SMTP server fails with an error that does not reveal the password', async () => {
  const error = await gatewayTo('smtp://me:secretword@127.0.0.1:9')
    .send(mail)
    .catch((failure: unknown) => failure)
  expect(error).toBeInstanceOf(MailUnavailableError)
  const { message, cause } = error as Error
  expect(JSON.stringify([message, String(cause), cause])).not.toContain('secretword')
})
