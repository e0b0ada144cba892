import { Router } from 'express'
import type { SiteIdentity } from '../site-identity.ts'

/** Files that stand at the site's root whatever its releases. */
export const siteFiles = ({ mark }: Pick<SiteIdentity, 'mark'>): Router =>
  Router().get(['/favicon.svg', '/favicon.ico'], (_request, response) => {
    response.set('Cache-Control', 'public, max-age=604800').type('image/svg+xml').send(mark)
  })
