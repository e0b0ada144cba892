import type { Area } from 'shared-state/contract/area'
import type { Snapshot } from 'shared-state/contract/release'
import type { Dictionary } from 'shared-state/i18n/text'
import type { AreaLoader } from 'shared-state/slots/area-loader'
import { within } from 'shared-state/time/within'
import { createFederation, fetchArea } from './federation.ts'
import { ensureStylesheet, fetchTexts } from './release-files.ts'

/** A container that neither loads nor fails within this time counts as failed: a hanging host must not hang the page. */
const loadTimeoutMs = 10_000

export interface AreaLoaderOptions {
  snapshot: Snapshot
  lang: string
  addTexts: (lang: string, dictionary: Dictionary) => void
}

/** Loads areas of the tab's snapshot: code, styles and texts in parallel. A failed load can be retried. */
export function browserAreaLoader(options: AreaLoaderOptions): AreaLoader {
  const { snapshot, lang, addTexts } = options
  const federation = createFederation(snapshot.areas)
  const loaded = new Map<string, Area>()
  const pending = new Map<string, Promise<Area>>()

  async function fetchAll(name: string): Promise<Area> {
    const release = snapshot.areas[name]
    if (!release) throw new Error(`the snapshot has no area ${name}`)
    const files = Promise.all([
      fetchArea(federation, release),
      fetchTexts(release, lang),
      ...release.css.map(ensureStylesheet),
    ])
    const [area, texts] = await within(loadTimeoutMs, files, () => {
      throw new Error(`area ${name} did not load within ${loadTimeoutMs} ms`)
    })
    for (const [code, dictionary] of texts) addTexts(code, dictionary)
    loaded.set(name, area)
    return area
  }

  return {
    loaded: name => loaded.get(name),
    load(name) {
      const known = loaded.get(name)
      if (known) return Promise.resolve(known)
      let attempt = pending.get(name)
      if (!attempt) pending.set(name, (attempt = fetchAll(name).finally(() => pending.delete(name))))
      return attempt
    },
  }
}
