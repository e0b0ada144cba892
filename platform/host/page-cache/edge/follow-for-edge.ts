import type { Db } from 'database/db'
import { CONTENT_CHANGED, onDataChanged } from '../../../api/data-changes.ts'
import type { Snapshots } from '../../releases/snapshots.ts'
import { everyPage, keysOfChange } from './edge-headers.ts'
import type { EdgePurge } from './edge-purge.ts'

interface Deps {
  db: Pick<Db, 'listen'>
  snapshots: Pick<Snapshots, 'freeze' | 'onRevision'>
  purge: Pick<EdgePurge, 'drop'>
}

/**
 * Tells the cache in front of the portal of every change for which stored pages are dropped, and of every change of releases. When the
 * connection on which changes are heard is restored, the cache has to drop every page.
 */
export async function followForEdge({ db, snapshots, purge }: Deps): Promise<void> {
  onDataChanged(() => purge.drop([everyPage]))
  await db.listen(
    CONTENT_CHANGED,
    items => purge.drop(items === '*' ? [everyPage] : items.split(' ')),
    isListening => {
      if (isListening) purge.drop([everyPage])
    },
  )
  let before = snapshots.freeze()
  snapshots.onRevision(() => {
    const now = snapshots.freeze()
    purge.drop(keysOfChange(before, now))
    before = now
  })
}
