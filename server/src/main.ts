import { DatabaseUnavailableError, FolderLockedError } from 'database/db-errors'
import cluster from 'node:cluster'
import { destination } from 'pino'
import { createLog } from 'platform/api/log/create-log'
import { CommandRefused } from 'platform/api/command-refused'
import { SettingError } from 'platform/api/setting-error'
import { readSettings } from './settings.ts'
import { checkPort } from './start/check-port.ts'
import { preparesVariable, superviseWorkers } from './start/supervise-workers.ts'

/**
 * Starts the portal: one serving process on the embedded database, or WEB_CONCURRENCY of them on PostgreSQL. This process
 * supervises them: it starts them with few rights and replaces those that end. Under `npm run dev` this process itself serves.
 * Errors that the operator can fix are printed as one line, with exit code 1.
 */
async function main(): Promise<void> {
  const settings = readSettings(process.env)
  // Standard output is for messages to the user; the log goes to standard error.
  const log = createLog(settings.logLevel, destination({ fd: 2, sync: false }))
  if (!cluster.isWorker) await checkPort(settings.port)
  if (!cluster.isWorker && settings.environment === 'production') return superviseWorkers(settings, log)
  // Imported only here: the supervisor does not need it.
  const { runPortal } = await import('./start/run-portal.ts')
  await runPortal(settings, log, !cluster.isWorker || process.env[preparesVariable] === '1')
}

const mendable = [SettingError, FolderLockedError, DatabaseUnavailableError, CommandRefused]

main().catch((error: NodeJS.ErrnoException) => {
  const known = mendable.some(kind => error instanceof kind)
  console.error(known ? error.message : (oneLineOf(error) ?? error.stack ?? String(error)))
  process.exit(1)
})

function oneLineOf({ code, path, syscall, message }: NodeJS.ErrnoException & { port?: number }): string | undefined {
  if (code === 'EADDRINUSE')
    return `PORT is taken: ${message.replace(/^.*EADDRINUSE:? ?/, '')}. Stop what uses it, or choose another PORT.`
  if (code === 'EACCES' && syscall === 'listen')
    return `PORT may not be used by this user: ${message}. Choose a PORT above 1023.`
  if (['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'ENOTDIR', 'EEXIST'].includes(code ?? '') && path)
    return `DATA_DIR cannot be written: ${path} (${code}). Give this user the right to write there, or choose another DATA_DIR.`
  return undefined
}
