import { expect, test } from '@jest/globals'
import type { Db } from 'database/db'
import { releaseDatabase } from '../testing/release-database.ts'
import { CONTENT_CHANGED } from '../../api/data-changes.ts'
import { HeardChanges } from './heard-changes.ts'

const own = releaseDatabase()

/** A process that hears of changed content, and whose questions are counted. */
async function processOf(id: string, live: string[]) {
  const changes: string[] = []
  const asked: string[] = []
  const warnings: object[] = []
  const db: Pick<Db, 'listen' | 'notify'> = {
    listen: (...parameters) => own.db.listen(...parameters),
    notify: (channel, payload) => {
      if (channel === 'content_heard_by') asked.push(payload)
      return own.db.notify(channel, payload)
    },
  }
  await db.listen(CONTENT_CHANGED, items => void changes.push(items))
  const log = {
    warn: (fields: object) => void warnings.push(fields),
    error: (fields: object) => void warnings.push(fields),
  }
  const heard = new HeardChanges({ db, processes: { id, live: async () => live }, log })
  await heard.start()
  return { heard, changes, asked, warnings }
}

test('a writer waits until every process has heard of its change', async () => {
  const [writer, other] = await Promise.all(['writer', 'other'].map(id => processOf(id, ['writer', 'other'])))
  await own.db.notify(CONTENT_CHANGED, 'broker:1')
  await writer!.heard.byAll()
  expect([writer!.changes, other!.changes]).toEqual([['broker:1'], ['broker:1']])
  expect(writer!.warnings).toEqual([])
})

test('a process that does not answer delays a writer for a limited time, and is named in the log', async () => {
  const { heard, warnings } = await processOf('writer', ['writer', 'gone'])
  await heard.byAll()
  expect(warnings).toEqual([{ processes: ['gone'] }])
})

test('writers that come while a question is open share the next one', async () => {
  const { heard, asked } = await processOf('writer', [])
  await Promise.all(Array.from({ length: 50 }, () => heard.byAll()))
  expect(asked).toEqual(['writer 1', 'writer 2'])
})
