import type { Request } from 'express'
import type { Snapshot } from 'shared-state/contract/release'
import type { PageForm } from '../http/page-form.ts'
import { siteVariantOf, type SiteVariants } from '../http/site-variant.ts'
import type { PortalUser } from 'shared-state/store/portal-user'
import type { SiteHead } from '../site-identity.ts'
import type { RenderJob } from './threads/render-messages.ts'
import type { Visitor } from './visitor.ts'

export interface PageJobDeps {
  origin: string
  environment: string
  /** Domain of the readable cookies; undefined: the request's host. */
  cookieHost: string | undefined
  siteVariants: SiteVariants
  /** Address of the service worker; undefined: pages register none. */
  serviceWorker: string | undefined
  /** The site's name and colours, for use outside its pages. */
  site?: SiteHead
}

/** The render job of a page request, as plain data. */
export type PageJob = Omit<RenderJob, 'down'>

/** Makes the render job of a page request. */
export function pageJob(
  deps: PageJobDeps,
  request: Request,
  visitor: Visitor,
  snapshot: Snapshot,
  user: PortalUser | null,
): PageJob {
  const { origin, environment, cookieHost, siteVariants, serviceWorker, site } = deps
  return {
    url: new URL(request.originalUrl, origin).href,
    method: request.method === 'POST' ? 'POST' : 'GET',
    ...(request.method === 'POST' && { form: request.body as PageForm }),
    visitor: {
      lang: visitor.lang,
      // The tab reads it from its cookie: pages of visitors who are not logged in are the same in every country.
      countryCode: '',
      now: Date.now(),
      origin,
      environment,
      ...(cookieHost !== undefined && { cookieHost }),
      siteVariant: siteVariantOf(cookieHost ?? request.hostname, siteVariants),
      ...(serviceWorker !== undefined && { serviceWorker }),
    },
    device: { userAgent: visitor.userAgent, fingerprint: visitor.fingerprint },
    user,
    snapshot,
    ...(site && { site: { name: site.name, colours: site.colours } }),
  }
}
