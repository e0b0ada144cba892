import type { Area } from 'shared-state/contract/area'
import type { AreaLoader } from 'shared-state/slots/area-loader'
import type { AreaLoaderOptions } from 'platform/runtime/areas/browser-area-loader'
import { fetchTexts } from 'platform/runtime/areas/release-files'

/** The areas as chunks of a single build. */
const areas: Record<string, () => Promise<{ area: Area }>> = {
  brokers: () => import('../../../mf-brokers/src/area.tsx'),
  education: () => import('../../../mf-education/src/area.tsx'),
  exposure: () => import('../../../mf-exposure/src/area.tsx'),
  tools: () => import('../../../mf-tools/src/area.tsx'),
  'user-centre': () => import('../../../mf-user-centre/src/area.tsx'),
}

/** Replaces the shell's loader of the same name (build-whole.ts). */
export function browserAreaLoader({ snapshot, lang, addTexts }: AreaLoaderOptions): AreaLoader {
  const loaded = new Map<string, Area>()
  return {
    loaded: name => loaded.get(name),
    async load(name) {
      const [{ area }, texts] = await Promise.all([areas[name]!(), fetchTexts(snapshot.areas[name]!, lang)])
      for (const [code, dictionary] of texts) addTexts(code, dictionary)
      loaded.set(name, area)
      return area
    },
  }
}
