import { renameSync, rmSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { DatabaseUnavailableError } from './db-errors.ts'
import type { PgliteReport, PgliteWorkerData } from './pglite-messages.ts'

/** Created under another name and then renamed: a kill in between leaves no incomplete folder. */
export async function createFolder(folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  const worker = startWorker({ task: 'create', folder: unfinished })
  await untilReady(worker)
  // A separate thread, because the memory used to create the files is only freed when the thread ends.
  await worker.terminate()
  renameSync(unfinished, folder)
}

/** Opens the database. Throws DatabaseUnavailableError if it does not open. */
export async function startServing(folder: string): Promise<Worker> {
  const worker = startWorker({ task: 'serve', folder })
  await untilReady(worker)
  return worker
}

function startWorker(data: PgliteWorkerData): Worker {
  return new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: data, name: 'database' })
}

async function untilReady(worker: Worker): Promise<void> {
  const ready = Promise.withResolvers<void>()
  worker.once('message', (report: PgliteReport) => {
    if (report.kind === 'ready') ready.resolve()
    else if (report.kind === 'failed') {
      ready.reject(new DatabaseUnavailableError(`The embedded database cannot be opened: ${report.error.message}`))
    }
  })
  worker.once('error', ready.reject)
  worker.once('exit', code => ready.reject(new DatabaseUnavailableError(`The database thread ended with code ${code}`)))
  await ready.promise
}
