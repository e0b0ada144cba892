import { Router, type RequestHandler } from 'express'
import { allCalls } from 'shared-state/calls/all-calls'
import { healthGet } from 'shared-state/calls/health'
import { sessionToken } from 'shared-state/calls/session'
import { isOnOpsHost } from '../api/origin-check.ts'
import { siteFiles } from '../http/site-files.ts'

/** The calls of ops, the one that hands out the access token for them, and health. */
const calls = allCalls.filter(call => call.scope === 'operations' || call === sessionToken || call === healthGet)

/**
 * The console on a host of its own (OPS_ORIGIN, docs/decisions/0035-ops-host.md). That host serves the console, the calls of ops and health, and
 * nothing that a release is made of: no code of an area runs where a session of ops is. On every other host there is no `/ops`.
 */
export function opsHost(opsOrigin: string, console: RequestHandler, api: RequestHandler): Router {
  const missing: RequestHandler = (_request, response) => void response.sendStatus(404)
  const own = Router()
    .use(siteFiles)
    .all(
      calls.map(({ path }) => path),
      api,
    )
    .use(console, missing)
  return Router()
    .use((request, response, next) => (isOnOpsHost(request, opsOrigin) ? own(request, response, next) : next()))
    .use('/ops', missing)
}
