import type { HttpHandler } from 'msw/http'
import { getResponse } from 'msw/utils/get-response'
import { isPassthroughResponse } from 'msw/utils/passthrough'
import { backend as portal } from 'the-portal/backend'
import { answersAlone } from '../area/answers-alone.ts'
import { MockBackend } from '../backend/mock-backend.ts'
import { mockHandlers } from '../backend/mock-handlers.ts'
import { storeSwitches, storedSwitches } from './stored-switches.ts'
import { postToFrame } from './page-messages.ts'

/** Whether calls go to a real server; inserted by the build. */
declare const REAL_SERVER: boolean

/**
 * Puts the mock backend between the page and the network for the life of the page. It reads the switches on each call; a login or logout
 * changes them.
 */
export function startBackend(): void {
  const backend = new MockBackend({
    portal,
    answers: answersAlone,
    switches: storedSwitches,
    onVisitor(as) {
      storeSwitches({ ...storedSwitches(), as })
      postToFrame({ kind: 'visitor', as })
    },
  })
  const handlers = mockHandlers({
    calls: portal.calls,
    backend,
    realServer: REAL_SERVER,
    onCall: seen => postToFrame({ kind: 'call', seen }),
  })
  const mayAnswer = handlersByAddress(handlers)
  const network = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const response = await Promise.race([getResponse(mayAnswer(request), request.clone()), leaving(request.signal)])
    if (!response || isPassthroughResponse(response)) return network(request)
    if (response.type === 'error') throw new TypeError('Failed to fetch')
    return response
  }
}

/** The handlers that may answer a request: msw reads the request and all cookies again for each handler that it tries. */
function handlersByAddress(handlers: HttpHandler[]): (request: Request) => HttpHandler[] {
  const byAddress = new Map(handlers.map(handler => [`${handler.info.method} ${handler.info.path}`, [handler]]))
  const withParameters = handlers.filter(({ info }) => String(info.path).includes(':'))
  return ({ method, url }) => byAddress.get(`${method} ${new URL(url).pathname}`) ?? withParameters
}

/** Rejects when the caller aborts the request. */
const leaving = (signal: AbortSignal): Promise<never> =>
  new Promise((_, left) => {
    if (signal.aborted) left(signal.reason)
    signal.addEventListener('abort', () => left(signal.reason), { once: true })
  })
