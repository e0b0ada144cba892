import { indexTerms } from 'calls/pages'
import type { Head, LoadContext } from 'shared-state/contract/area'
import { breadcrumbList } from 'calls/structured/structured'
import { redirectTo } from 'shared-state/runtime'
import { shellCrumbs } from '../shell-crumbs.ts'
import { requestedKind, legalPages, type LegalKind } from './legal-kinds.ts'

/** `terms.html?kind=`; privacy has a separate address, and only that one. */
export async function loadTerms(context: LoadContext) {
  const kind = requestedKind(context.url.searchParams)
  if (kind === 'privacy') throw redirectTo(`/${context.lang}${legalPages.privacy.path}`, 301)
  return loadLegal(kind, context)
}

export async function loadLegal(kind: LegalKind, { api, signal }: LoadContext) {
  return { kind, ...(await api.call(indexTerms, { kind }, { signal })) }
}

export function legalHead(
  { kind, title }: Awaited<ReturnType<typeof loadLegal>>,
  { store, url }: Pick<LoadContext, 'store' | 'url'>,
): Head {
  return {
    title,
    description: store.text.t(legalPages[kind].description),
    canonical: legalPages[kind].path,
    structured: [breadcrumbList(shellCrumbs(store, title), url.origin)],
  }
}
