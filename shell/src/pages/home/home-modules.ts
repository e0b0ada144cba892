import type { ModuleConfig } from 'calls/entities/module-config'
import { listed, type HomePart, type HomePlace, type HomeShape } from 'shared-state/contract/area-lists'
import type { Snapshot } from 'shared-state/contract/release'
import type { SlotName, SlotUse } from 'shared-state/contract/slots'
import { wordIn } from 'platform/runtime/areas/word-in'

/** `type` and `patternId` of the module config (calls/entities/module-config). */
const placeOfType: Record<number, HomePlace> = { 1: 'strip', 2: 'main', 3: 'side', 4: 'below' }
const shapeOfPattern: Record<number, HomeShape> = { 1: 'line', 2: 'rows', 3: 'few', 4: 'tiles' }
const rowsOfShape: Record<HomeShape, number> = { line: 1, rows: 5, few: 4, tiles: 2 }

/** A part of the home page: the slot it is, where it stands, and the rows that keep its place while it loads. */
export interface HomeModule {
  slot: SlotName
  name: string
  place: HomePlace
  waitingRows: number
}

const slotOf = (code: string) => `home.${code}` as SlotName

/**
 * The parts of the home page: what the config shows, in its order (spec 3), and behind it what the releases of the visitor's snapshot
 * bring and the config does not know of. Without the config the releases' own order holds.
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

/** The slots to load beside the page's own data, before its config is known: whatever an area brings for the home page. */
export function homeSlots({ areas }: Snapshot): SlotUse[] {
  const brought = new Set(Object.values(areas).flatMap(({ slots }) => slots.filter(slot => slot.startsWith('home.'))))
  return [...brought].map(name => ({ name, props: {} }) as SlotUse)
}
