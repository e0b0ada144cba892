import { Router, type RequestHandler } from 'express'
import { isOnOpsHost } from '../../api/origin-check.ts'

/**
 * The console on its own host (OPS_ORIGIN, docs/decisions/0035-ops-host.md). That host serves the console, the calls of ops and health, and
 * nothing of any release: no area code runs where an ops session exists. Every other host has no `/ops`. `files`: the files at every host's
 * root; `paths`: addresses of the calls that stay open there.
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
