import { exportRows } from 'backend/data-tools/export-file'
import type { ExportPage } from 'backend/data-tools/export-file'
import { finishImport, importRows } from 'backend/data-tools/import-rows'
import type { ImportBatch } from 'backend/data-tools/import-rows'
import { readReleaseTables } from 'backend/data-tools/release-tables'
import type { Db, DbFiles } from 'database/db'
import { DATA_CHANGED } from 'platform/api/data-changes'
import { CommandRefused } from 'platform/api/command-refused'
import { clearSample } from 'sample-data/clear-sample'

/** The verbs that `npm run data` calls in the process that has the database. */
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
  if (!files)
    throw new CommandRefused('this command is for the embedded database; use pg_dump and pg_restore for PostgreSQL')
  return files
}
