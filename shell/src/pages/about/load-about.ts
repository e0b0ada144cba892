import { indexAbout } from 'calls/pages'
import type { Head, LoadContext } from 'shared-state/contract/area'
import { breadcrumbList } from 'calls/structured/structured'
import { shellText } from '../../strings/keys.ts'
import { shellCrumbs } from '../shell-crumbs.ts'

export const loadAbout = ({ api, signal }: LoadContext) => api.call(indexAbout, {}, { signal })

export function aboutHead(
  { title }: Awaited<ReturnType<typeof loadAbout>>,
  { store, url }: Pick<LoadContext, 'store' | 'url'>,
): Head {
  return {
    title,
    description: store.text.t(shellText.aboutDescription),
    canonical: '/about.html',
    structured: [breadcrumbList(shellCrumbs(store, title), url.origin)],
  }
}
