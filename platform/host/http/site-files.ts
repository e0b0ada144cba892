import { Router } from 'express'
import { siteMark } from '../installable/site-mark.ts'

/** Files that stand at the site's root whatever its releases. */
export const siteFiles = Router().get(['/favicon.svg', '/favicon.ico'], (_request, response) => {
  response.set('Cache-Control', 'public, max-age=604800').type('image/svg+xml').send(siteMark)
})
