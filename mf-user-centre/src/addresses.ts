interface Named {
  slug: string
  code: string
}

/** Paths of other areas' pages, without the language; these addresses are agreed between all areas (decisions 1). */

export const brokerPath = ({ slug, code }: Named): string => `/brokers/info/${slug}-${code}.html`
/** One review of a broker, with its replies. */
export const reviewPath = ({ slug, code }: Named, commentId: string): string =>
  `/brokers/review/${slug}-${code}.html?review=${commentId}`
export const exposurePath = ({ slug, code }: Named): string => `/exposure/${slug}-${code}.html`

export const marketPath = '/market.html'
/** A live listing. */
export const listingPath = ({ type, slug, code }: Named & { type: string }): string =>
  `/market/${type}/${slug}-${code}.html`
/** The form that sends the author's own rejected listing again. */
export const sendAgainPath = ({ type, code }: { type: string; code: string }): string =>
  `/market/${type}/add.html?code=${code}`
/** The VPS plans of all providers, and the brokers that offer a VPS. */
export const vpsPath = '/vps.html'
