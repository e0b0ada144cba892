import { Router } from 'express'
import { publicLanguages } from 'shared-state/i18n/languages'

/** Paths below the language: personal pages, and pages generated for each query. */
const ofNoUse = ['/user/', '/search.html', '/leaving.html']

/** `/robots.txt`: the sitemap's address and the paths closed to search engines; under `npm run dev` everything is closed. */
export function robots({ origin, environment }: { origin: string; environment: string }): Router {
  const rules =
    environment === 'production'
      ? [
          'Disallow: /ops',
          'Disallow: /oauth2/',
          ...publicLanguages.flatMap(lang => ofNoUse.map(path => `Disallow: /${lang}${path}`)),
          '',
          `Sitemap: ${origin}/sitemap.xml`,
        ]
      : ['Disallow: /']
  const text = ['User-agent: *', ...rules, ''].join('\n')
  return Router().get('/robots.txt', (_request, response) => {
    response.set('Cache-Control', 'public, max-age=3600').type('text/plain').send(text)
  })
}
