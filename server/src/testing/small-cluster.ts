import cluster from 'node:cluster'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { pino } from 'pino'
import { readSettings } from '../settings.ts'
import { sendHeartbeats } from '../start/send-heartbeats.ts'
import { superviseWorkers } from '../start/supervise-workers.ts'
import { reportStart } from '../start/report-start.ts'

/** A program for tests: serving processes under the portal's supervisor that answer with their process id, and compute on demand. */
if (cluster.isPrimary) superviseWorkers(readSettings(process.env), pino(pino.destination({ fd: 2, sync: true })))
else {
  const server = createServer(async (request, response) => {
    if (request.url === '/spin') {
      // Written to the socket directly, because the response object sends nothing before the next turn.
      request.socket.write('HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n')
      for (;;);
    }
    if (request.url === '/busy') await computeInTurns(3_000)
    response.end(String(process.pid))
  })
  server.listen(0, '127.0.0.1', () => {
    sendHeartbeats(server)
    reportStart({ step: 'Serve', ready: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
  })
  process.once('SIGTERM', () => process.exit(0)).once('disconnect', () => process.exit(0))
}

/** Uses `ms` milliseconds of CPU time, with four event loop turns per second. */
async function computeInTurns(ms: number): Promise<void> {
  const since = process.threadCpuUsage()
  const ranMs = () => {
    const { user, system } = process.threadCpuUsage(since)
    return (user + system) / 1_000
  }
  for (let until = 250; until <= ms; until += 250) {
    while (ranMs() < until);
    await nextTurn()
  }
}
