import { indexAbout, indexTerms, termsKinds } from 'shared-state/calls/pages'
import { handle } from '../handle.ts'
import type { CallHandler } from '../handle.ts'
import { readPage } from './page-files.ts'

/** What the site says about itself and its use. */
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
