/** Terms of the tooltips (`static.tooltips`) that pages explain beside a label: their texts exist in every language with texts. */
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
