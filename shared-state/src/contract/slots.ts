/** A part of the home page. An area names its own, and lists it for the page (area-lists.ts). */
type HomeSlot = `home.${string}`

/** The places a page leaves to other areas, and what each is told. A slot nobody fills stays empty without a word. */
export interface SlotProps {
  [part: HomeSlot]: Record<string, never>
  'broker.exposures': { traderCode: string }
  'broker.articles': { traderCode: string }
  'broker.calculators': { traderCode: string }
  'article.brokers': { traderCodes: string }
}

export type SlotName = keyof SlotProps

const slotsOfPages: Record<Exclude<SlotName, HomeSlot>, true> = {
  'broker.exposures': true,
  'broker.articles': true,
  'broker.calculators': true,
  'article.brokers': true,
}

const isHomeSlot = (name: string): boolean => /^home\.[a-z0-9][a-z0-9_-]{0,39}$/.test(name)

export const isSlotName = (name: string): name is SlotName => isHomeSlot(name) || Object.hasOwn(slotsOfPages, name)

/** A slot with its props, as a route announces it so that it loads beside the route's own data. */
export type SlotUse = { [Name in SlotName]: { name: Name; props: SlotProps[Name] } }[SlotName]

/** The same slot with the same props is the same part: one load, one place in the page's state. */
export const slotKey = (name: string, props: object): string => `${name}?${JSON.stringify(props)}`

/** The slot a key was made of. */
export function slotUseOf(key: string): SlotUse {
  const split = key.indexOf('?')
  return { name: key.slice(0, split), props: JSON.parse(key.slice(split + 1)) } as SlotUse
}
