import { expect, test } from '@jest/globals'
import { createHash } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import { earlyScript } from './early-script.ts'
import { securityHeaders } from './security-headers.ts'

/** The language that the script tells the styles. */
function languageTold(language: string, cookie = ''): string | undefined {
  const dataset: { browserLanguage?: string } = {}
  runInNewContext(earlyScript, { document: { cookie, documentElement: { dataset } }, navigator: { language } })
  return dataset.browserLanguage
}

test('a page learns the browser’s language before it is shown, unless its reader has dismissed the offer of another today', () => {
  expect(languageTold('id-ID', 'theme=dark')).toBe('id')
  expect(languageTold('EN')).toBe('en')
  expect(languageTold('id-ID', 'theme=dark; languageBanner=1')).toBeUndefined()
})

test('the content security policy allows the early script by its hash', () => {
  const { 'Content-Security-Policy': policy } = securityHeaders({ origin: 'https://site.example' })('/en/')
  const hash = createHash('sha256').update(earlyScript).digest('base64')
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}'`)
})
