import type { MarketSection, MarketType } from 'calls/entities/market-listing'

interface Named {
  slug: string
  code: string
}

/** Paths are without the language (decisions 1). */

export const marketPath = '/market.html'
export const sectionPath = (section: MarketSection): string => `/market/${section}.html`
/** The section EA as a shop window. */
export const eaShopPath = '/ea-shop.html'
export const listingPath = ({ type, slug, code }: Named & { type: MarketType }): string =>
  `/market/${type}/${slug}-${code}.html`
/** The form for a new listing of a kind. */
export const addPath = (type: MarketType): string => `/market/${type}/add.html`
/** The same form for the author's own rejected listing. */
export const sendAgainPath = ({ type, code }: { type: MarketType; code: string }): string =>
  `${addPath(type)}?code=${code}`
/** The author's listings in every state, in the account; agreed between all areas. */
export const ownListingsPath = '/user/market.html'

/** Public profile of a user in another area; this address is agreed between all areas (decisions 1). */
export const profilePath = (userId: string): string => `/user/${userId}.html`

export const surveyListPath = '/survey.html'
export const surveyPath = ({ slug, code }: Named): string => `/survey/${slug}-${code}.html`

/** Path of a broker's page in another area; this address is agreed between all areas (decisions 1). */
export const brokerPath = ({ slug, code }: Named): string => `/brokers/info/${slug}-${code}.html`

/** Path of a regulator's page in another area; this address is agreed between all areas (decisions 1). */
export const regulatorPath = ({ slug, code }: Named): string => `/regulators/${slug}-${code}.html`

/** The code at the end of `{slug}-{code}.html`; undefined if there is none. */
export const codeOf = (slugCode: string | undefined): string | undefined =>
  /(?:^|-)([0-9A-Za-z]{1,20})(?:\.html)?$/.exec(slugCode ?? '')?.[1]
