import type { Db } from 'database/db'
import type { Log } from '../../api/envelope.ts'
import { onDataChanged } from '../../api/data-changes.ts'
import type { StoredPages } from './stored-pages.ts'

/** Channel on which the database names the items that a transaction has changed, separated by spaces, or `*` for very many. */
export const CONTENT_CHANGED = 'content_changed'

/**
 * Drops stored pages when their items change, whichever process changes them. No page is stored while changes cannot be heard: before this
 * process listens, and while its connection for it is lost. Resolves once pages are stored, or once it has been logged that none will be.
 */
export async function followContentChanges(
  db: Pick<Db, 'listen'>,
  pages: Pick<StoredPages, 'drop' | 'clear' | 'open' | 'shut'>,
  log: Pick<Log, 'error'>,
): Promise<void> {
  onDataChanged(() => pages.clear())
  try {
    await db.listen(
      CONTENT_CHANGED,
      items => (items === '*' ? pages.clear() : pages.drop(items.split(' '))),
      isListening => (isListening ? pages.open() : pages.shut()),
    )
    pages.open()
  } catch (error) {
    log.error({ err: error }, 'failed to listen for changed content, so no page is stored')
  }
}
