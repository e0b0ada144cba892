import { text, whole } from 'calls/entities/fields'
import type { ModuleConfig } from 'calls/entities/module-config'
import type { Language } from 'shared-state/i18n/languages'
import { boolean, object, optional, regex, string, withDefault } from 'shared-state/schema'
import type { OutputOfSchema } from 'shared-state/schema'
import type { Parts } from '../parts.ts'
import { storedList } from '../stored-list.ts'

/** Parts of the home page in their order; each is the slot `home.{code}` that an area fills. Types and patterns: entities/module-config.ts. */
const modules = [
  { code: 'topbrokers', type: 2, patternId: 2, name: { en: 'Top brokers', id: 'Broker teratas' } },
  { code: 'topics', type: 2, patternId: 4, name: { en: 'Find a broker that fits', id: 'Temukan broker yang cocok' } },
  { code: 'exposures', type: 2, patternId: 2, name: { en: 'Latest exposures', id: 'Pengaduan terbaru' } },
  { code: 'flash', type: 3, patternId: 3, name: { en: '7x24 flash', id: 'Kilas 7x24' } },
  { code: 'calendar', type: 1, patternId: 1, name: { en: 'Calendar', id: 'Kalender' } },
  { code: 'tools', type: 3, patternId: 3, name: { en: 'Tools', id: 'Alat' } },
  { code: 'education', type: 4, patternId: 4, name: { en: 'Learn before you trade', id: 'Belajar sebelum trading' } },
]

/** One entry of setting `home_modules`: what it leaves out stays as it is above; a part that is not above needs a name. */
const stored = object({
  code: text(1, 40).check(regex(/^[a-z0-9-]+$/)),
  name: optional(object({ en: string(), id: string() })),
  patternId: optional(whole(1, 4)),
  type: optional(whole(1, 4)),
  isshow: withDefault(boolean(), true),
})

/** The home page's parts (spec 3): those of the setting in its order, then the others in theirs. */
export function createHomeModules(parts: Pick<Parts, 'db' | 'log'>): (lang: Language) => Promise<ModuleConfig[]> {
  const readStored = storedList(parts, 'home_modules', stored)
  return async lang => {
    const chosen = await readStored()
    const others = modules
      .filter(({ code }) => !chosen.some(entry => entry.code === code))
      .map(({ code }) => ({ code, isshow: true }))
    return [...chosen, ...others].map(({ code, isshow, ...given }: OutputOfSchema<typeof stored>) => {
      const usual = modules.find(module => module.code === code) ?? {
        type: 2,
        patternId: 2,
        name: { en: code, id: code },
      }
      const { name, type, patternId } = given
      return {
        code,
        name: (name ?? usual.name)[lang],
        patternId: patternId ?? usual.patternId,
        type: type ?? usual.type,
        isshow,
      }
    })
  }
}
