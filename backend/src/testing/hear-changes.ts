import type { Db } from 'database/db'
import { CONTENT_CHANGED } from 'platform/api/data-changes'

const CHANNEL = 'test_heard'

/**
 * Returns a function that resolves once this process has heard of every change committed so far: notifications arrive in the order of their
 * transactions.
 */
export async function hearChanges(db: Db): Promise<() => Promise<void>> {
  const waiting = new Map<string, () => void>()
  let asked = 0
  await db.listen(CHANNEL, question => {
    waiting.get(question)?.()
    waiting.delete(question)
  })
  return async () => {
    const heard = Promise.withResolvers<void>()
    const question = `${process.pid} ${(asked += 1)}`
    waiting.set(question, heard.resolve)
    await db.notify(CHANNEL, question)
    await heard.promise
  }
}

/** Messages about changed content that the database sends for what `work` does; earlier ones may arrive after it has begun. */
export async function changesDuring(db: Db, work: () => Promise<unknown>): Promise<string[]> {
  const heard: string[] = []
  const end = Promise.withResolvers<void>()
  const stop = await db.listen(CONTENT_CHANGED, items => {
    heard.push(items)
    if (items === 'end') end.resolve()
  })
  await db.notify(CONTENT_CHANGED, 'begin')
  await work()
  await db.notify(CONTENT_CHANGED, 'end')
  await end.promise
  await stop()
  return heard.slice(heard.indexOf('begin') + 1, -1)
}
