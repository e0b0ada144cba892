import { createServer } from 'node:net'

const isFree = (port: number): Promise<boolean> =>
  new Promise(done => {
    const probe = createServer()
    probe.once('error', () => done(false))
    probe.listen(port, 'localhost', () => probe.close(() => done(true)))
  })

/** The first free port, counting from `from`: several areas may be open at the same time. */
export async function freePort(from: number): Promise<number> {
  for (let port = from; port < from + 100; port++) if (await isFree(port)) return port
  throw new Error(`no free port from ${from} on`)
}
