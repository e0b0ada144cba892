import type { Db } from 'database/db'

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
