import cluster from 'node:cluster'
import type { Server } from 'node:http'

/** Milliseconds between two beats. */
export const beatMs = 100

const beat = { beat: true } as const

/** Whether a process says with this message that its event loop turns. */
export const isBeat = (message: unknown): boolean =>
  typeof message === 'object' && message !== null && 'beat' in message

/**
 * Tells the supervisor from now on that this process's event loop turns, ten times a second at most. Each request is a beat too: many that
 * arrive together are taken in a single turn, and a flood is not a hang.
 */
export function sendBeats(server: Server): void {
  if (!cluster.isWorker) return
  let sentAt = 0
  const send = () => {
    if (performance.now() - sentAt < beatMs / 2 || !process.connected) return
    sentAt = performance.now()
    // A beat that cannot be sent means that the supervisor has ended; 'disconnect' says so and is handled elsewhere.
    process.send!(beat, undefined, undefined, () => {})
  }
  server.on('request', send)
  setInterval(send, beatMs).unref()
}
