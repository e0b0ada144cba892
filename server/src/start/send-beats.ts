import cluster from 'node:cluster'
import type { Server } from 'node:http'

/** Milliseconds between two beats. */
export const beatMs = 100

const beat = { beat: true } as const

/** Whether this message reports that a process's event loop is running. */
export const isBeat = (message: unknown): boolean =>
  typeof message === 'object' && message !== null && 'beat' in message

/**
 * From now on reports to the supervisor that this process's event loop is running, at most twenty times a second. Each request also
 * sends a beat: many that arrive together are handled in a single turn, and a flood is not a hang.
 */
export function sendBeats(server: Server): void {
  if (!cluster.isWorker) return
  let sentAt = 0
  const send = () => {
    if (performance.now() - sentAt < beatMs / 2 || !process.connected) return
    sentAt = performance.now()
    // A beat that cannot be sent means that the supervisor has ended; the 'disconnect' event reports that and is handled elsewhere.
    process.send!(beat, undefined, undefined, () => {})
  }
  server.on('request', send)
  setInterval(send, beatMs).unref()
}
