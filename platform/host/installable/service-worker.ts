import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { publicLanguages } from 'shared-state/i18n/languages'
import type { SiteIdentity } from '../site-identity.ts'
import { offlinePage } from './offline-page.ts'

const source = (file: string) => readFileSync(join(import.meta.dirname, 'worker', file), 'utf8')

/**
 * The service worker's script, which contains everything it ever serves: any change there changes the script, so browsers recognise a new
 * worker. If not `enabled`, a script that removes an installed worker (docs/decisions/0020).
 */
export function serviceWorker(enabled: boolean, { mark, offline }: SiteIdentity): string {
  if (!enabled) return source('no-worker.js')
  const files: [path: string, [type: string, text: string]][] = [
    ...publicLanguages.map((lang): (typeof files)[number] => [
      `/offline/${lang}.html`,
      ['text/html; charset=utf-8', offlinePage(lang, offline[lang])],
    ]),
    ['/offline/offline.css', ['text/css; charset=utf-8', source('offline.css')]],
    ['/offline/offline.js', ['text/javascript; charset=utf-8', source('offline.js')]],
    ['/offline/mark.svg', ['image/svg+xml', mark]],
  ]
  return `const files = new Map(${JSON.stringify(files)})\n${source('worker.js')}`
}
