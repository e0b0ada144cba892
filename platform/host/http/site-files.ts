import { Router } from 'express'
import type { SiteIdentity } from '../site-identity.ts'

/** Files at the site's root that do not depend on any release. */
export const siteFiles = ({ mark }: Pick<SiteIdentity, 'mark'>): Router =>
  Router().get(['/favicon.svg', '/favicon.ico'], (_request, response) => {
    response.set('Cache-Control', 'public, max-age=604800').type('image/svg+xml').send(mark)
  })
