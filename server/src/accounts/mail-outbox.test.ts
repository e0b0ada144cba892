import { expect, test } from '@jest/globals'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { folderOutbox } from './mail-outbox.ts'

test('a mail becomes a readable file that only its owner may read', async () => {
  const dataDir = temporaryFolder()
  await folderOutbox({ dataDir, isLocal: true })?.send({ to: 'rina@mail.example', subject: 'Hello', text: 'Your code: 123456' })
  const [name = ''] = readdirSync(join(dataDir, 'outbox'))
  const file = join(dataDir, 'outbox', name)
  expect(readFileSync(file, 'utf8')).toMatch(/^Date: .+\nTo: rina@mail\.example\nSubject: Hello\n(.+\n)?\nYour code: 123456\n$/)
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('a public site has no outbox', () => expect(folderOutbox({ dataDir: '/nowhere', isLocal: false })).toBeUndefined())
