/** Address of a broker's page, without the language: `/brokers/review/{slug}-{code}.html` (spec 2.2). */
export const brokerPath = (
  tab: 'info' | 'review',
  { slug, traderCode }: { slug: string; traderCode: string },
): string => `/brokers/${tab}/${slug}-${traderCode}.html`
