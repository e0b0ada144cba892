import { text, whole } from 'calls/entities/fields'
import type { ModuleConfig } from 'calls/entities/module-config'
import type { Db } from 'database/db'
import type { Log } from 'platform/api/envelope'
import { listed, type HomePart, type HomePlace, type HomeShape } from 'shared-state/contract/area-lists'
import type { Language } from 'shared-state/i18n/languages'
import { boolean, object, optional, regex, string, withDefault } from 'shared-state/schema'
import type { OutputOfSchema } from 'shared-state/schema'
import type { ActiveReleases } from '../area-lists/active-releases.ts'
import { wordsIn } from '../area-lists/words-in.ts'
import { storedList } from '../stored-list.ts'

/** Spec 3's numbers for a module's place and for the shape of its placeholder: entities/module-config.ts. */
const types: Record<HomePlace, number> = { strip: 1, main: 2, side: 3, below: 4 }
const patterns: Record<HomeShape, number> = { line: 1, rows: 2, few: 3, tiles: 4 }

/** One entry of setting `home_modules`: omitted fields default to the area's list entry; a module that no area lists needs a name. */
const stored = object({
  code: text(1, 40).check(regex(/^[a-z0-9-]+$/)),
  name: optional(object({ en: string(), id: string() })),
  patternId: optional(whole(1, 4)),
  type: optional(whole(1, 4)),
  isshow: withDefault(boolean(), true),
})

interface HomeModuleDeps {
  db: Db
  log: Log
  releases: ActiveReleases
}

/**
 * The home page's modules (spec 3): those of the setting in its order, then the others that areas list, in their order. Each is the slot
 * `home.{code}` that an area fills.
 */
export function createHomeModules(deps: HomeModuleDeps): (lang: Language) => Promise<ModuleConfig[]> {
  const readStored = storedList(deps, 'home_modules', stored)
  return async lang => {
    const chosen = await readStored()
    const usual = listed(deps.releases(), 'home')
    const others = usual
      .filter(({ part }) => !chosen.some(({ code }) => code === part))
      .map(({ part }) => ({ code: part, isshow: true }))
    return [...chosen, ...others].map(({ code, isshow, ...given }: OutputOfSchema<typeof stored>) => {
      const { name, place, shape } = usual.find(({ part }) => part === code) ?? unlisted(code)
      return {
        code,
        name: wordsIn(given.name ?? name, lang),
        patternId: given.patternId ?? patterns[shape],
        type: given.type ?? types[place],
        isshow,
      }
    })
  }
}

const unlisted = (code: string): Pick<HomePart, 'name' | 'place' | 'shape'> => ({
  name: { en: code },
  place: 'main',
  shape: 'rows',
})
