import cluster from 'node:cluster'
import type { Server } from 'node:http'

/** Milliseconds between two heartbeats. */
export const heartbeatMs = 100

const heartbeat = { heartbeat: true } as const

/** Whether this message reports that a process's event loop is running. */
export const isHeartbeat = (message: unknown): boolean =>
  typeof message === 'object' && message !== null && 'heartbeat' in message

/**
 * From now on reports to the supervisor that this process's event loop is running, at most twenty times a second. Each request also
 * sends a heartbeat: many that arrive together are handled in a single turn, and a flood is not a hang.
 */
export function sendHeartbeats(server: Server): void {
  if (!cluster.isWorker) return
  let sentAt = 0
  const send = () => {
    if (performance.now() - sentAt < heartbeatMs / 2 || !process.connected) return
    sentAt = performance.now()
    // A heartbeat that cannot be sent means that the supervisor has ended; the 'disconnect' event reports that and is handled elsewhere.
    process.send!(heartbeat, undefined, undefined, () => {})
  }
  server.on('request', send)
  setInterval(send, heartbeatMs).unref()
}
