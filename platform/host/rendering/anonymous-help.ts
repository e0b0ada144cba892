import type { Transport } from 'shared-state/api/transport'
import { contentLanguageOf, countryCodeFor } from 'shared-state/i18n/languages'
import type { Caller } from '../../api/handle.ts'
import { PageReads } from '../../api/page-reads.ts'
import type { Product } from '../product.ts'
import { overHttp } from './http-transport.ts'
import { inProcessTransport } from './in-process-transport.ts'
import { renderingCalls } from './rendering-calls.ts'
import type { RenderJob } from './threads/render-messages.ts'
import type { RenderHelp } from './threads/thread-options.ts'

interface Deps {
  product: Pick<Product, 'calls' | 'invoke'>
  origin: string
  /** If set, rendering sends its calls there over HTTP. */
  apiOrigin: string | undefined
}

/** Creates the calls and context for a rendering without a visitor: the caller has no session. `through` wraps how calls are sent. */
export function anonymousHelp({ product, origin, apiOrigin }: Deps) {
  const callOf = renderingCalls(product.calls)
  return (
    { visitor: { lang } }: Pick<RenderJob, 'visitor'>,
    signal: AbortSignal,
    through = (transport: Transport) => transport,
  ): RenderHelp => {
    const caller: Caller = {
      user: null,
      sessionId: null,
      authorised: false,
      lang: contentLanguageOf(lang),
      country: countryCodeFor(lang),
      ip: '127.0.0.1',
    }
    const session = { callerNow: async () => caller, cookieHeader: () => '', setCookies: [], reads: new PageReads() }
    const transport = through(
      apiOrigin
        ? overHttp(apiOrigin, origin, { caller, userAgent: '' }, session)
        : inProcessTransport(product.invoke, session),
    )
    return {
      origin,
      signal,
      call: ({ name, ...call }) => transport.send({ declaration: callOf(name, 'GET'), ...call }),
      log: () => {},
    }
  }
}
