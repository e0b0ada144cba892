import type { Db } from 'database/db'
import { CONTENT_CHANGED, onDataChanged } from '../../api/data-changes.ts'
import type { StoredPages } from './stored-pages.ts'

/**
 * Drops stored pages when their items change, whichever process changes them. No page is stored while changes cannot be heard: before this
 * process listens, and while its connection for it is lost. Resolves once pages are stored; rejects if the database cannot be listened to.
 */
export async function followContentChanges(
  db: Pick<Db, 'listen'>,
  pages: Pick<StoredPages, 'drop' | 'clear' | 'open' | 'shut'>,
): Promise<void> {
  onDataChanged(() => pages.clear())
  await db.listen(
    CONTENT_CHANGED,
    items => (items === '*' ? pages.clear() : pages.drop(items.split(' '))),
    isListening => (isListening ? pages.open() : pages.shut()),
  )
  pages.open()
}
