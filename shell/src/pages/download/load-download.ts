import { downloadIndexinit } from 'shared-state/calls/downloads'
import type { Head, LoadContext } from 'shared-state/contract/area'
import { loadPart } from '../../layout/load-part.ts'
import { shellText } from '../../strings/keys.ts'

/** The apps there are; null where they could not be had: the rest of the page does without. */
export async function loadDownload({ api, store, signal }: LoadContext) {
  const downloads = await loadPart(store, api.call(downloadIndexinit, {}, { signal }), signal)
  return { apps: downloads?.items ?? null }
}

export function downloadHead(_: unknown, { store: { text } }: Pick<LoadContext, 'store'>): Head {
  return { title: text.t(shellText.downloadTitle), description: text.t(shellText.downloadDescription), canonical: '/download.html' }
}
