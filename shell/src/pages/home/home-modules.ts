import type { ModuleConfig } from 'calls/entities/module-config'
import type { Snapshot } from 'shared-state/contract/release'
import type { SlotName, SlotUse } from 'shared-state/contract/slots'

/** Where a part of the home page stands: a strip under the hero, the wide or the narrow column, or below across both. */
export type HomePlace = 'strip' | 'main' | 'side' | 'below'

/** `type` and `patternId` of the module config (calls/entities/module-config). */
const placeOfType: Record<number, HomePlace> = { 1: 'strip', 2: 'main', 3: 'side', 4: 'below' }
const rowsOfPattern: Record<number, number> = { 1: 1, 2: 5, 3: 4, 4: 2 }

/** What stands there where the config cannot be had. */
const usual: Pick<ModuleConfig, 'code' | 'type' | 'patternId'>[] = [
  { code: 'calendar', type: 1, patternId: 1 },
  { code: 'topbrokers', type: 2, patternId: 2 },
  { code: 'topics', type: 2, patternId: 4 },
  { code: 'exposures', type: 2, patternId: 2 },
  { code: 'flash', type: 3, patternId: 3 },
  { code: 'tools', type: 3, patternId: 3 },
  { code: 'education', type: 4, patternId: 4 },
]

/** A part of the home page: the slot it is, where it stands, and the rows that keep its place while it loads. */
export interface HomeModule {
  slot: SlotName
  name: string
  place: HomePlace
  waitingRows: number
}

const slotOf = (code: string) => `home.${code}` as SlotName

/** What the config shows, in its order (spec 3). It may name parts the shell never heard of, so a new area needs no new shell. */
export function homeModules(config: readonly ModuleConfig[] | null): HomeModule[] {
  const shown = config?.filter(module => module.isshow) ?? usual.map(module => ({ ...module, name: '' }))
  return shown.map(({ code, name, type, patternId }) => ({
    slot: slotOf(code),
    name,
    place: placeOfType[type] ?? 'main',
    waitingRows: rowsOfPattern[patternId] ?? 5,
  }))
}

/** The slots to load beside the page's own data, before its config is known: whatever an area brings for the home page. */
export function homeSlots({ areas }: Snapshot): SlotUse[] {
  const brought = new Set(Object.values(areas).flatMap(({ slots }) => slots.filter(slot => slot.startsWith('home.'))))
  return [...brought].map(name => ({ name, props: {} }) as SlotUse)
}
