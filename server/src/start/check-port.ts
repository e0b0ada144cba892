import { createServer } from 'node:net'

/** Rejects with the system's error where the port cannot be listened on, before anything that takes time is done. */
export function checkPort(port: number): Promise<void> {
  return new Promise((free, failed) => {
    const probe = createServer().once('error', failed)
    probe.listen(port, () => probe.close(() => free()))
  })
}
