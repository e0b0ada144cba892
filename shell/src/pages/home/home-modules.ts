import type { ModuleConfig } from 'calls/entities/module-config'
import { listed, type HomePart, type HomePlace, type HomeShape } from 'shared-state/contract/area-lists'
import type { Snapshot } from 'shared-state/contract/release'
import type { SlotName, SlotUse } from 'shared-state/contract/slots'
import { wordIn } from 'platform/runtime/areas/word-in'

/** `type` and `patternId` of the module config (calls/entities/module-config). */
const placeOfType: Record<number, HomePlace> = { 1: 'strip', 2: 'main', 3: 'side', 4: 'below' }
const shapeOfPattern: Record<number, HomeShape> = { 1: 'line', 2: 'rows', 3: 'few', 4: 'tiles' }
const rowsOfShape: Record<HomeShape, number> = { line: 1, rows: 5, few: 4, tiles: 2 }

/** A section of the home page: its slot, its position, and the number of placeholder rows while it loads. */
export interface HomeModule {
  slot: SlotName
  name: string
  place: HomePlace
  waitingRows: number
}

const slotOf = (code: string) => `home.${code}` as SlotName

/**
 * The sections of the home page: those that the config shows, in its order (spec 3), followed by those that the releases in the visitor's
 * snapshot list and the config does not know. Without the config, the releases' own order applies.
 */
export function homeModules(config: readonly ModuleConfig[] | null, snapshot: Snapshot, lang: string): HomeModule[] {
  const chosen = (config ?? []).filter(({ isshow }) => isshow)
  const known = new Set((config ?? []).map(({ code }) => code))
  return [
    ...chosen.map(({ code, name, type, patternId }) =>
      moduleOf(code, name, placeOfType[type] ?? 'main', shapeOfPattern[patternId] ?? 'rows'),
    ),
    ...partsOf(snapshot)
      .filter(({ part }) => !known.has(part))
      .map(({ part, name, place, shape }) => moduleOf(part, wordIn(name, lang) ?? '', place, shape)),
  ]
}

const moduleOf = (code: string, name: string, place: HomePlace, shape: HomeShape): HomeModule => ({
  slot: slotOf(code),
  name,
  place,
  waitingRows: rowsOfShape[shape],
})

const partsOf = ({ areas }: Snapshot): HomePart[] => listed(Object.values(areas), 'home')

/** The slots to load in parallel with the page's own data, before its config is known: every home-page slot that an area fills. */
export function homeSlots({ areas }: Snapshot): SlotUse[] {
  const brought = new Set(Object.values(areas).flatMap(({ slots }) => slots.filter(slot => slot.startsWith('home.'))))
  return [...brought].map(name => ({ name, props: {} }) as SlotUse)
}
