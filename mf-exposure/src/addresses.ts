interface Named {
  slug: string
  code: string
}

/** The list, behind the language (decisions 1). */
export const exposureListPath = '/exposure.html'

/** The list of one broker's exposures, behind the language. */
export const brokerListPath = (traderCode: string): string => `${exposureListPath}?traderCode=${traderCode}`

/** The canonical address of one exposure, behind the language (decisions 1). */
export const exposurePath = ({ slug, code }: Named): string => `/exposure/${slug}-${code}.html`

/** A broker's own page, which another area shows; its address is agreed for all areas (decisions 1). */
export const brokerPath = ({ slug, code }: Named): string => `/brokers/info/${slug}-${code}.html`

/** The code at the end of `{slug}-{code}.html`; undefined where none stands there. */
export const codeOf = (slugCode: string | undefined): string | undefined =>
  /(?:^|-)([0-9A-Za-z]{1,20})(?:\.html)?$/.exec(slugCode ?? '')?.[1]
