import type { ModuleConfig } from 'shared-state/calls/entities/module-config'
import type { SlotName, SlotUse } from 'shared-state/contract/slots'

/** Where a part of the home page stands: a strip under the hero, the wide or the narrow column, or below across both. */
export type HomePlace = 'strip' | 'main' | 'side' | 'below'

const placeOf: Record<string, HomePlace> = {
  calendar: 'strip',
  flash: 'side',
  tools: 'side',
  education: 'below',
}

/** The parts the shell knows of, in the order they stand in where the module config cannot be had. */
const knownCodes = ['calendar', 'topbrokers', 'topics', 'exposures', 'flash', 'tools', 'education']

/** A part of the home page: the slot it is and where it stands. */
export interface HomeModule {
  slot: SlotName
  name: string
  place: HomePlace
}

/** What the config shows, in its order (spec 3). A code the shell never heard of stands in the wide column, so a new area needs no new shell. */
export function homeModules(config: readonly ModuleConfig[] | null): HomeModule[] {
  const shown = config?.filter(module => module.isshow) ?? knownCodes.map(code => ({ code, name: '' }))
  return shown.map(({ code, name }) => ({ slot: `home.${code}` as SlotName, name, place: placeOf[code] ?? 'main' }))
}

/** The slots to load beside the page's own data, before its config is known. */
export const homeSlots = (): SlotUse[] => knownCodes.map(code => ({ name: `home.${code}`, props: {} }) as SlotUse)
