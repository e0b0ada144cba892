import type { Db } from 'database/db'
import { channel } from 'node:diagnostics_channel'
import type { Log } from './envelope.ts'

/** Notification that many rows have changed at once, so that caches must be cleared. */
export const DATA_CHANGED = 'data_changed'

/** A process-wide channel, so that every cache of database results in this process is cleared. */
const changes = channel('platform:data-changed')

/** Calls `forget` when many rows have changed at once: after an import or a restore, and when sample data was removed. */
export const onDataChanged = (forget: () => void): void => changes.subscribe(forget)

/** Subscribes this process to such changes, whichever process makes them. */
export function followDataChanges(db: Pick<Db, 'listen'>, log: Log): void {
  db.listen(DATA_CHANGED, () => changes.publish({})).catch((error: unknown) =>
    log.error({ err: error }, 'failed to listen for data changes'),
  )
}
