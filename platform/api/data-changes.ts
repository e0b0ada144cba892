import type { Db } from 'database/db'
import { channel } from 'node:diagnostics_channel'
import type { Log } from './envelope.ts'

/** Notification that many rows have changed at once, so that caches must be cleared. */
export const DATA_CHANGED = 'data_changed'
/** Channel on which the database names the items that a transaction has changed, separated by spaces, or `*` for very many. */
export const CONTENT_CHANGED = 'content_changed'

/** Process-wide channels, so that every cache of database results in this process is cleared. */
const changes = channel('platform:data-changed')
const itemChanges = channel('platform:content-changed')

/** Calls `forget` when many rows have changed at once: after an import or a restore, and when sample data was removed. */
export const onDataChanged = (forget: () => void): void => changes.subscribe(forget)

/** Calls `forget` with the items that have changed (migration 0031 names them), separated by spaces; `*`: any may have, unheard. */
export const onItemsChanged = (forget: (items: string) => void): void =>
  itemChanges.subscribe(items => forget(String(items)))

/** Subscribes this process to such changes, whichever process makes them. */
export function followDataChanges(db: Pick<Db, 'listen'>, log: Log): void {
  const following = [
    db.listen(DATA_CHANGED, () => changes.publish({})),
    db.listen(
      CONTENT_CHANGED,
      items => itemChanges.publish(items),
      () => itemChanges.publish('*'),
    ),
  ]
  Promise.all(following).catch((error: unknown) => log.error({ err: error }, 'failed to listen for data changes'))
}
