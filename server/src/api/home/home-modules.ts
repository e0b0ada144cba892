import type { ModuleConfig } from 'shared-state/calls/entities/module-config'
import type { Language } from 'shared-state/i18n/languages'

/** Parts of the home page in their order; each is the slot `home.{code}` that an area fills. `type` 1 fills the width, 2 half of it. */
const modules = [
  { code: 'topbrokers', type: 1, name: { en: 'Top brokers', id: 'Broker teratas' } },
  { code: 'topics', type: 1, name: { en: 'Find a broker that fits', id: 'Temukan broker yang cocok' } },
  { code: 'exposures', type: 2, name: { en: 'Latest exposures', id: 'Pengaduan terbaru' } },
  { code: 'flash', type: 2, name: { en: '7x24 flash', id: 'Kilas 7x24' } },
  { code: 'calendar', type: 2, name: { en: 'Calendar', id: 'Kalender' } },
  { code: 'tools', type: 2, name: { en: 'Tools', id: 'Alat' } },
  { code: 'education', type: 1, name: { en: 'Learn before you trade', id: 'Belajar sebelum trading' } },
]

export const homeModules = (lang: Language): ModuleConfig[] =>
  modules.map(({ code, type, name }, index) => ({ code, name: name[lang], patternId: index + 1, type, isshow: true }))
