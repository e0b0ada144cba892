import type { Language } from 'shared-state/i18n/languages'
import { escapeHtml } from '../../api/escape.ts'
import type { OfflineWords } from '../site-identity.ts'

/**
 * Shown instead of a page that cannot be loaded; its files come from the worker itself. The link with an empty address requests the same
 * page again.
 */
export function offlinePage(lang: Language, { todo, ...words }: OfflineWords): string {
  const [title, why, again, byItself] = [words.title, words.why, words.again, words.byItself].map(escapeHtml)
  return (
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="robots" content="noindex"><title>${title}</title>` +
    `<link rel="icon" href="/offline/mark.svg" type="image/svg+xml">` +
    `<link rel="stylesheet" href="/offline/offline.css"><script src="/offline/offline.js" defer></script></head>` +
    `<body><main><img src="/offline/mark.svg" alt="" width="56" height="56"><h1>${title}</h1><p>${why}</p>` +
    `<ul>${todo.map(line => `<li>${escapeHtml(line)}</li>`).join('')}</ul>` +
    `<p><a class="again" href="">${again}</a></p><p class="quiet">${byItself}</p></main></body></html>`
  )
}
