import { Router } from 'express'
import { publicLanguages } from 'shared-state/i18n/languages'

/** Behind the language: what is a person's own, or made anew for every question. */
const ofNoUse = ['/user/', '/search.html', '/leaving.html']

/** `/robots.txt`: where the sitemap is and what is not for search engines; under `npm run dev` nothing is. */
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
