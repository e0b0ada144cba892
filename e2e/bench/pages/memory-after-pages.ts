import autocannon from 'autocannon'
import { residentMb } from '../process-figures.ts'
import type { Contender } from './contenders.ts'

const amount = 10_000

/** Memory of a portal on the embedded database after it has rendered 10,000 pages of different kinds. */
export async function memoryAfterPages({ origin, pids }: Contender, paths: readonly string[]) {
  const memory = () => Math.round(pids.reduce((sum, pid) => sum + residentMb(pid), 0))
  const before = memory()
  const requests = paths.map(path => ({ method: 'GET' as const, path }))
  const { non2xx, errors } = await autocannon({ url: origin, connections: 8, amount, requests, timeout: 30 })
  if (non2xx + errors > 0) throw new Error(`${non2xx} refusals and ${errors} errors`)
  return {
    'memory before, MB': { figure: before },
    [`memory after ${amount} rendered pages, MB`]: { figure: memory(), aim: 'at most 600 on the embedded database' },
  }
}
