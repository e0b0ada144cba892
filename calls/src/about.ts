/** The items that an answer is about, by which stored pages are dropped (field `about` of a call's declaration). Migration 0031 names them. */

export const aboutBroker = ({ traderCode }: { traderCode: string }): string[] => [`broker:${traderCode}`]

export const aboutBrokers = ({ codes }: { codes: readonly string[] }): string[] => codes.map(code => `broker:${code}`)

/** What comments are about: a broker unless the call names something else. */
export const aboutTarget = ({
  traderCode,
  targetType = 'broker',
  targetCode = traderCode,
}: {
  traderCode?: string | undefined
  targetType?: string
  targetCode?: string | undefined
}): string[] => [`${targetType}:${targetCode}`]

export const aboutExposure = ({ code }: { code: string }): string[] => [`exposure:${code}`]

/** Lists of public complaints. */
export const aboutExposures = (): string[] => ['exposures']

export const aboutArticle = ({ code }: { code: string }): string[] => [`article:${code}`]

/** Lists of news flashes: dropped when one is withdrawn. New ones come through the live stream. */
export const aboutFlashes = (): string[] => ['flashes']

/** Lists of articles. */
export const aboutArticles = (): string[] => ['articles']

export const aboutSurvey = ({ code }: { code: string }): string[] => [`survey:${code}`]

/** Lists of surveys, and surveys shown next to others. */
export const aboutSurveys = (): string[] => ['surveys']

export const aboutListing = ({ code }: { code: string }): string[] => [`market:${code}`]

/** Lists of listings of the market, and listings shown next to others. */
export const aboutListings = (): string[] => ['listings']

/** Lists of news of other sites. */
export const aboutOutsideNews = (): string[] => ['outside-news']
