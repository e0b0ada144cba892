import { clearSample } from '../data-tools/clear-sample.ts'
import { exportRows } from '../data-tools/export-file.ts'
import type { ExportPage } from '../data-tools/export-file.ts'
import { DATA_CHANGED, finishImport, importRows } from '../data-tools/import-rows.ts'
import type { ImportBatch } from '../data-tools/import-rows.ts'
import { readReleaseTables } from '../data-tools/release-tables.ts'
import type { Db, DbFiles } from '../db/db.ts'
import { OrderRefused } from './order-refused.ts'

/** What `npm run data` asks of the process that has the database. */
export function dataVerbs(db: Db) {
  return {
    importRows: (batch: ImportBatch) => importRows(db, batch),
    finishImport: () => finishImport(db),
    exportRows: (page: ExportPage) => exportRows(db, page),
    clearSample: () => clearSample(db),
    copyDatabase: ({ to }: { to: string }) => filesOf(db).copyTo(to),
    releaseTables: () => readReleaseTables(db),
    takeIncoming: async () => {
      await filesOf(db).takeIncoming()
      await db.notify(DATA_CHANGED, '')
    },
  }
}

export type DataVerbs = ReturnType<typeof dataVerbs>

function filesOf({ files }: Db): DbFiles {
  if (!files) throw new OrderRefused('this is for the embedded database; with PostgreSQL use pg_dump and pg_restore')
  return files
}
