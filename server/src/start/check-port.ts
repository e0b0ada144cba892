import { createServer } from 'node:net'

/** Rejects with the system's error if the port cannot be listened on; called before anything slow. */
export function checkPort(port: number): Promise<void> {
  return new Promise((free, failed) => {
    const probe = createServer().once('error', failed)
    probe.listen(port, () => probe.close(() => free()))
  })
}
