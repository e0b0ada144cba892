import { Router } from 'express'
import { createHash } from 'node:crypto'
import { isPublicLanguage } from 'shared-state/i18n/languages'
import type { SiteIdentity } from '../site-identity.ts'
import { appIcons } from './app-icons.ts'
import { iconPainter } from './icon-painter.ts'
import { serviceWorker } from './service-worker.ts'
import { webManifest } from './web-manifest.ts'

/** Address of the service worker, whose scope is the whole site. */
export const workerPath = '/sw.js'

/** Serves what makes the site installable: a manifest in each public language, the icons, the service worker. */
export function installable(site: SiteIdentity, { serviceWorker: hasWorker }: { serviceWorker: boolean }): Router {
  const paint = iconPainter(site)
  const worker = serviceWorker(hasWorker, site)
  const workerTag = `"${createHash('sha256').update(worker).digest('base64url')}"`
  const router = Router()
  router.get('/:lang/manifest.webmanifest', (request, response, next) => {
    const { lang } = request.params
    if (!isPublicLanguage(lang)) return next()
    response
      .set('Cache-Control', 'public, max-age=3600')
      .type('application/manifest+json')
      .send(JSON.stringify(webManifest(lang, site)))
  })
  for (const icon of appIcons)
    router.get(icon.path, async (_request, response) => {
      response
        .set('Cache-Control', 'public, max-age=604800')
        .type('png')
        .send(await paint(icon))
    })
  router.get(workerPath, (_request, response) => {
    response.set('Cache-Control', 'no-cache').set('ETag', workerTag).type('text/javascript').send(worker)
  })
  return router
}
