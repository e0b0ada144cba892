import { Router } from 'express'

/** The mark of the site: a lens with a tick. */
const favicon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#0a5876"/>' +
  '<g fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"><circle cx="14.5" cy="14.5" r="7.5"/>' +
  '<path d="M20.5 20.5 26 26M11.500 14.500l2.300 2.300 4-4.300"/></g></svg>'

/** Files that stand at the site's root whatever its releases. */
export const siteFiles = Router()
  .get(['/favicon.svg', '/favicon.ico'], (_request, response) => {
    response.set('Cache-Control', 'public, max-age=604800').type('image/svg+xml').send(favicon)
  })
  .get('/robots.txt', (_request, response) => {
    response.set('Cache-Control', 'public, max-age=3600').type('text/plain').send('User-agent: *\nDisallow: /ops\nDisallow: /en/user/\nDisallow: /id/user/\n')
  })
