import { Router, type RequestHandler } from 'express'
import { isOnOpsHost } from '../../api/origin-check.ts'

/**
 * The console on a host of its own (OPS_ORIGIN, docs/decisions/0035-ops-host.md). That host serves the console, the calls of ops and health, and
 * nothing that a release is made of: no code of an area runs where a session of ops is. On every other host there is no `/ops`.
 * `files`: what any host has at its root; `paths`: addresses of the calls that stay open there.
 */
export function opsHost(
  opsOrigin: string,
  { files, console, api, paths }: Record<'files' | 'console' | 'api', RequestHandler> & { paths: readonly string[] },
): Router {
  const missing: RequestHandler = (_request, response) => void response.sendStatus(404)
  const own = Router()
    .use(files)
    .all([...paths], api)
    .use(console, missing)
  return Router()
    .use((request, response, next) => (isOnOpsHost(request, opsOrigin) ? own(request, response, next) : next()))
    .use('/ops', missing)
}
