import type { Request } from 'express'
import type { Snapshot } from 'shared-state/contract/release'
import type { PageForm } from '../http/page-form.ts'
import { siteVariantOf, type SiteVariants } from '../http/site-variant.ts'
import type { StartAnswers } from '../product.ts'
import type { RenderOrder } from './threads/render-messages.ts'
import type { Visitor } from './visitor.ts'

export interface PageOrderParts {
  origin: string
  environment: string
  /** Domain of the readable cookies; undefined: the host that was asked. */
  cookieHost: string | undefined
  siteVariants: SiteVariants
  /** Address of the service worker; undefined: pages register none. */
  serviceWorker: string | undefined
}

/** What a page request comes to as a render job, as plain data. */
export type PageOrder = Omit<RenderOrder, 'down'>

/** Makes the render job of a page request. */
export function pageOrder(
  parts: PageOrderParts,
  request: Request,
  visitor: Visitor,
  snapshot: Snapshot,
  { user, ipCountry }: StartAnswers,
): PageOrder {
  const { origin, environment, cookieHost, siteVariants, serviceWorker } = parts
  return {
    url: new URL(request.originalUrl, origin).href,
    method: request.method === 'POST' ? 'POST' : 'GET',
    ...(request.method === 'POST' && { form: request.body as PageForm }),
    visitor: {
      lang: visitor.lang,
      countryCode: visitor.country ?? ipCountry ?? '',
      now: Date.now(),
      origin,
      environment,
      ...(cookieHost !== undefined && { cookieHost }),
      siteVariant: siteVariantOf(cookieHost ?? request.hostname, siteVariants),
      ...(serviceWorker !== undefined && { serviceWorker }),
      ...(visitor.offeredLang && { offeredLang: visitor.offeredLang }),
    },
    device: { userAgent: visitor.userAgent, fingerprint: visitor.fingerprint },
    user,
    snapshot,
  }
}
