import { expect, test } from '@jest/globals'
import { temporaryFolder } from 'database/testing/temporary-folder'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { folderOutbox, mailGateway } from './mail-outbox.ts'

test('the outbox writes a mail as a text file that only its owner may read', async () => {
  const dataDir = temporaryFolder()
  await folderOutbox({ dataDir, isLocal: true })?.send({
    to: 'rina@mail.example',
    subject: 'Hello',
    text: 'Your code: 123456',
  })
  const [name = ''] = readdirSync(join(dataDir, 'outbox'))
  const file = join(dataDir, 'outbox', name)
  expect(readFileSync(file, 'utf8')).toMatch(
    /^Date: [^\n]+\nTo: rina@mail\.example\nSubject: Hello\nContent-Type: [^\n]+\n\nYour code: 123456\n$/,
  )
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('a mail in the outbox has the headers for one-click unsubscription', async () => {
  const dataDir = temporaryFolder()
  const unsubscribe = 'http://localhost:3000/user/unsubscribe.html?token=abc'
  const mail = { to: 'rina@mail.example', subject: 'Hello', text: 'Hi', unsubscribe }
  await folderOutbox({ dataDir, isLocal: true })?.send(mail)
  const [name = ''] = readdirSync(join(dataDir, 'outbox'))
  expect(readFileSync(join(dataDir, 'outbox', name), 'utf8')).toContain(
    `\nList-Unsubscribe: <${unsubscribe}>\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\n`,
  )
})

test('line breaks in user input do not add a header to a mail in the outbox', async () => {
  const dataDir = temporaryFolder()
  const hostile = {
    to: 'rina@mail.example',
    subject: 'Hello\r\nBcc: all@mail.example',
    replyTo: 'a@mail.example\nX: y',
    text: 'Hi',
  }
  await mailGateway({ dataDir, origin: 'http://localhost:3000' })?.send(hostile)
  const [name = ''] = readdirSync(join(dataDir, 'outbox'))
  expect(
    readFileSync(join(dataDir, 'outbox', name), 'utf8')
      .split('\n\n')[0]
      ?.split('\n'),
  ).toHaveLength(5)
})

test('a public site without a mail server has no mail gateway', () =>
  expect(mailGateway({ dataDir: '/nowhere', origin: 'https://site.example' })).toBeUndefined())
test('a public site has no mail outbox', () =>
  expect(folderOutbox({ dataDir: '/nowhere', isLocal: false })).toBeUndefined())
