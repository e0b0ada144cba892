/** A module of the home page. An area chooses its name and lists it (area-lists.ts). */
type HomeSlot = `home.${string}`

/** The slots that pages leave to other areas, with their props. A slot that no area fills stays empty. */
export interface SlotProps {
  [part: HomeSlot]: Record<string, never>
  'broker.exposures': { traderCode: string }
  'broker.articles': { traderCode: string }
  'broker.calculators': { traderCode: string }
  'broker.surveys': { traderCode: string }
  'article.brokers': { traderCodes: string }
  /** `tags`: codes of the article's topics, joined by comma. */
  'article.tools': { tags: string }
}

export type SlotName = keyof SlotProps

const slotsOfPages: Record<Exclude<SlotName, HomeSlot>, true> = {
  'broker.exposures': true,
  'broker.articles': true,
  'broker.calculators': true,
  'broker.surveys': true,
  'article.brokers': true,
  'article.tools': true,
}

const isHomeSlot = (name: string): boolean => /^home\.[a-z0-9][a-z0-9_-]{0,39}$/.test(name)

export const isSlotName = (name: string): name is SlotName => isHomeSlot(name) || Object.hasOwn(slotsOfPages, name)

/** A slot with its props, as a route announces it so that it loads in parallel with the route's own data. */
export type SlotUse = { [Name in SlotName]: { name: Name; props: SlotProps[Name] } }[SlotName]

/** The same slot with the same props has the same content: one load, one entry in the page's state. */
export const slotKey = (name: string, props: object): string => `${name}?${JSON.stringify(props)}`

/** The slot that a key was made from. */
export function slotUseOf(key: string): SlotUse {
  const split = key.indexOf('?')
  return { name: key.slice(0, split), props: JSON.parse(key.slice(split + 1)) } as SlotUse
}
