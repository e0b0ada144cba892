import { downloadIndexinit } from 'calls/downloads'
import type { Head, LoadContext } from 'shared-state/contract/area'
import { breadcrumbList } from 'calls/structured/structured'
import { loadPart } from 'shared-state/store/load-part'
import { shellText } from '../../strings/keys.ts'
import { shellCrumbs } from '../shell-crumbs.ts'

/** The apps there are; null where they could not be had: the rest of the page does without. */
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
