import type { Db } from 'database/db'
import { channel } from 'node:diagnostics_channel'
import type { Log } from './envelope.ts'

/** Told when many rows changed at once: whoever keeps answers forgets them. */
export const DATA_CHANGED = 'data_changed'

/** Node's own register of listeners: what is kept of the database's answers is forgotten wherever in this process it is kept. */
const changes = channel('platform:data-changed')

/** Calls `forget` when many rows have changed at once: after an import or a restore, and when sample data was removed. */
export const onDataChanged = (forget: () => void): void => changes.subscribe(forget)

/** From now on this process hears of such changes, whichever process makes them. */
export function followDataChanges(db: Pick<Db, 'listen'>, log: Log): void {
  db.listen(DATA_CHANGED, () => changes.publish({})).catch((error: unknown) =>
    log.error({ err: error }, 'changes of the data are not heard of'),
  )
}
