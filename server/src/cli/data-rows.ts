import { BadRowsFile } from 'backend/data-tools/bad-rows-file'
import type { DataKind } from 'backend/data-tools/data-kind'
import { dataKinds } from 'backend/data-tools/data-kinds'
import { exportFile } from 'backend/data-tools/export-file'
import { importFile } from 'backend/data-tools/import-file'
import type { ImportCounts } from 'backend/data-tools/import-file'
import { formatOf, openSource } from 'backend/data-tools/open-source'
import { ProgressLine, grouped } from 'backend/data-tools/progress-line'
import type { Db } from 'database/db'
import { migrate } from 'database/migrate'
import { openDb } from 'database/open-db'
import { CommandRefused } from 'platform/api/command-refused'
import { NoServerRunning, askServer } from 'platform/host/control/control-socket'
import { fillReference } from 'sample-data/fill-reference'
import { migrationOwners } from '../migrations.ts'
import { existingSecret } from '../secrets.ts'
import { readSettings } from '../settings.ts'
import { dataVerbs } from '../verbs/data-verbs.ts'
import type { DataVerbs } from '../verbs/data-verbs.ts'

/** Maximum number of bad rows shown on the terminal. */
const MOST_TOLD = 20
const SOME_BAD = 3

type Ask = <Verb extends keyof DataVerbs>(verb: Verb, input?: object) => Promise<Awaited<ReturnType<DataVerbs[Verb]>>>

/** Runs work through the running server or, if none is running or PostgreSQL is used, directly on the database after `prepare`. */
async function withData<Result>(
  work: (ask: Ask) => Promise<Result>,
  prepare: (db: Db) => Promise<void> = async () => {},
): Promise<Result> {
  const settings = readSettings({ ...process.env, WEB_CONCURRENCY: '1' })
  const askRunning: Ask = (verb, input = {}) => askServer(settings.dataDir, verb, input)
  if (!settings.databaseUrl && (await isRunning(settings.dataDir))) return work(askRunning)
  const db = await openDb({ databaseUrl: settings.databaseUrl, dataDir: settings.dataDir })
  try {
    await migrate(db, migrationOwners(existingSecret(settings.dataDir, process.env)))
    await prepare(db)
    const verbs = dataVerbs(db)
    const askHere: Ask = async (verb, input = {}) => (verbs[verb] as (input: object) => Promise<never>)(input)
    return await work(askHere)
  } finally {
    await db.close()
  }
}

/** Any answer, even a refusal, means that a server is running. */
async function isRunning(dataDir: string): Promise<boolean> {
  return askServer(dataDir, 'list', {}).then(
    () => true,
    (error: unknown) => !(error instanceof NoServerRunning),
  )
}

function kindOf(name: string): DataKind {
  const kind = Object.hasOwn(dataKinds, name) ? dataKinds[name as keyof typeof dataKinds] : undefined
  if (!kind)
    throw new CommandRefused(`'${name}' cannot be imported or exported; choose ${Object.keys(dataKinds).join(', ')}`)
  return kind
}

export async function importData(
  kindName: string,
  file: string,
  flags: { format?: string; errors?: string; allOrNothing?: boolean },
): Promise<void> {
  const kind = kindOf(kindName)
  if (flags.allOrNothing && file === '-')
    throw new CommandRefused('--all-or-nothing reads the file twice, so it cannot be standard input')
  const progress = new ProgressLine()
  const errors = flags.errors === undefined ? undefined : await BadRowsFile.at(flags.errors)
  let told = 0
  const counts = await withData(
    ask =>
      importFile({
        kind,
        open: () => openSource(file, flags.format),
        target: { importRows: batch => ask('importRows', batch), finishImport: () => ask('finishImport') },
        allOrNothing: flags.allOrNothing === true,
        async onBad(line, reason) {
          if ((told += 1) <= MOST_TOLD) {
            progress.clear()
            console.error(`line ${line}: ${reason}`)
          }
          await errors?.add(line, reason)
        },
        onProgress({ rows, bad }, source, step) {
          const part = source.size ? source.read() / source.size : undefined
          progress.show({
            part,
            count: rows,
            note: [step === 'check' ? 'checking' : '', bad > 0 ? `${grouped(bad)} bad` : ''].filter(Boolean).join(', '),
          })
        },
      }),
    fillReference, // normally done at start
  )
  progress.clear()
  await errors?.end()
  if (told > MOST_TOLD)
    console.error(
      `… and ${grouped(told - MOST_TOLD)} more${flags.errors ? `, all in ${flags.errors}` : '; --errors FILE lists all'}`,
    )
  console.log(`${kind.name}: ${summaryOf(counts, flags.allOrNothing === true)}`)
  if (counts.bad > 0) process.exitCode = SOME_BAD
}

function summaryOf({ rows, added, changed, same, bad }: ImportCounts, allOrNothing: boolean): string {
  if (allOrNothing && bad > 0) return `${grouped(bad)} of ${grouped(rows)} rows bad, nothing written`
  return `${grouped(added)} added, ${grouped(changed)} changed, ${grouped(same)} unchanged, ${grouped(bad)} bad`
}

export async function exportData(
  kindName: string,
  file: string | undefined,
  { format }: { format?: string },
): Promise<void> {
  const kind = kindOf(kindName)
  const progress = new ProgressLine()
  const rows = await withData(ask =>
    exportFile({
      kind,
      format: file === undefined ? formatOf('', format ?? 'csv') : formatOf(file, format),
      file,
      page: input => ask('exportRows', input),
      onProgress: count => progress.show({ part: undefined, count }),
    }),
  )
  progress.clear()
  if (file !== undefined) console.log(`${kind.name}: ${grouped(rows)} written to ${file}`)
}

export async function clearSampleData(): Promise<void> {
  const removed = await withData(ask => ask('clearSample'))
  const lines = Object.entries(removed).map(([table, count]) => `  ${table.padEnd(24)} ${grouped(count)}`)
  console.log(lines.length > 0 ? ['removed:', ...lines].join('\n') : 'there is no sample data')
}
