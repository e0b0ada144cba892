import { indexAbout, indexTerms, termsKinds } from 'calls/pages'
import { handle } from 'platform/api/handle'
import type { CallHandler } from 'platform/api/handle'
import { readPage } from './page-files.ts'

/** The site's terms and about page. */
export function pageHandlers(): CallHandler[] {
  const terms = new Map(termsKinds.map(kind => [kind, readPage(kind)]))
  const about = readPage('about')
  return [
    handle(indexTerms, async ({ kind }, { caller }) => {
      const page = terms.get(kind)
      if (!page) throw new Error(`no text for ${kind}`)
      return page[caller.lang]
    }),
    handle(indexAbout, async (_input, { caller }) => {
      const { title, content, updatedAt } = about[caller.lang]
      return { title, content, updatedAt }
    }),
  ]
}
