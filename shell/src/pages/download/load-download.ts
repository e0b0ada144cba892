import { downloadIndexinit } from 'calls/downloads'
import type { Head, LoadContext } from 'shared-state/contract/area'
import { breadcrumbList } from 'calls/structured/structured'
import { loadPart } from 'shared-state/store/load-part'
import { shellText } from '../../strings/keys.ts'
import { shellCrumbs } from '../shell-crumbs.ts'

/** The available apps; null if the call failed: the rest of the page is shown without them. */
export async function loadDownload({ api, store, signal }: LoadContext) {
  const downloads = await loadPart(store, api.call(downloadIndexinit, {}, { signal }), signal)
  return { apps: downloads?.items ?? null }
}

export function downloadHead(_: unknown, { store, url }: Pick<LoadContext, 'store' | 'url'>): Head {
  const { t } = store.text
  return {
    title: t(shellText.downloadTitle),
    description: t(shellText.downloadDescription),
    canonical: '/download.html',
    structured: [breadcrumbList(shellCrumbs(store, t(shellText.downloadTitle)), url.origin)],
  }
}
