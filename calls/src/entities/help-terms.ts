/** The terms that pages explain next to a label: each has a text in `static.tooltips` in every language with texts. */
export const helpTerms = [
  'score',
  'licence',
  'licenceStatus',
  'tier',
  'spread',
  'commission',
  'swap',
  'leverage',
  'minDeposit',
  'accountCurrency',
  'ea',
  'platform',
] as const
export type HelpTerm = (typeof helpTerms)[number]
