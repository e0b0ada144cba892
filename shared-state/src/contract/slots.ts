/** The places a page leaves to other areas, and what each is told. A slot nobody fills stays empty without a word. */
export interface SlotProps {
  'home.topbrokers': Record<string, never>
  'home.topics': Record<string, never>
  'home.exposures': Record<string, never>
  'home.education': Record<string, never>
  'home.flash': Record<string, never>
  'home.calendar': Record<string, never>
  'home.tools': Record<string, never>
  'broker.exposures': { traderCode: string }
  'broker.articles': { traderCode: string }
  'broker.calculators': { traderCode: string }
  'article.brokers': { traderCodes: string }
}

export type SlotName = keyof SlotProps

const slotNames: Record<SlotName, true> = {
  'home.topbrokers': true,
  'home.topics': true,
  'home.exposures': true,
  'home.education': true,
  'home.flash': true,
  'home.calendar': true,
  'home.tools': true,
  'broker.exposures': true,
  'broker.articles': true,
  'broker.calculators': true,
  'article.brokers': true,
}

export const isSlotName = (name: string): name is SlotName => Object.hasOwn(slotNames, name)

/** A slot with its props, as a route announces it so that it loads beside the route's own data. */
export type SlotUse = { [Name in SlotName]: { name: Name; props: SlotProps[Name] } }[SlotName]

/** The same slot with the same props is the same part: one load, one place in the page's state. */
export const slotKey = (name: string, props: object): string => `${name}?${JSON.stringify(props)}`

/** The slot a key was made of. */
export function slotUseOf(key: string): SlotUse {
  const split = key.indexOf('?')
  return { name: key.slice(0, split), props: JSON.parse(key.slice(split + 1)) } as SlotUse
}
