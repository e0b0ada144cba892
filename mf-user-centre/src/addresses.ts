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
