/** Invented names and sentences for the mock backend's responses. Lists repeat when more items are needed. */

const brokerWords = [
  'Harlow',
  'Brightwater',
  'Castellan',
  'Driftwood',
  'Eastmere',
  'Fenwick',
  'Granary',
  'Hollowell',
  'Inkerman',
  'Juniper',
  'Kestrel',
  'Lanternfish',
  'Moorgate Hill',
  'Northstrand',
  'Oakhaven',
  'Pembury',
  'Quarrystone',
  'Ravensholm',
  'Saltmarsh',
  'Tidewell',
]
const brokerForms = ['FX', 'Markets', 'Capital', 'Trading', 'Prime']

export const brokerName = (row: number): string =>
  `${at(brokerWords, row)} ${at(brokerForms, row + Math.floor(row / brokerWords.length))}`

export const at = <Item>(items: readonly Item[], row: number): Item => items[row % items.length]!

/** Like at(), with a number appended from the second round on: no two rows have the same text. */
export const nth = (items: readonly string[], row: number): string =>
  row < items.length ? at(items, row) : `${at(items, row)} (${Math.floor(row / items.length) + 1})`

export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const place = (countryCode: string, twoCharCode: string, countryName: string, currency: string, dialling: string) => ({
  countryCode,
  twoCharCode,
  countryName,
  currency,
  dialling,
})

/** Locations of brokers, readers and regulators. */
export const places = [
  place('826', 'GB', 'United Kingdom', 'GBP', '44'),
  place('360', 'ID', 'Indonesia', 'IDR', '62'),
  place('702', 'SG', 'Singapore', 'SGD', '65'),
  place('036', 'AU', 'Australia', 'AUD', '61'),
  place('196', 'CY', 'Cyprus', 'EUR', '357'),
  place('840', 'US', 'United States', 'USD', '1'),
  place('392', 'JP', 'Japan', 'JPY', '81'),
  place('756', 'CH', 'Switzerland', 'CHF', '41'),
  place('690', 'SC', 'Seychelles', 'SCR', '248'),
  place('124', 'CA', 'Canada', 'CAD', '1'),
  place('554', 'NZ', 'New Zealand', 'NZD', '64'),
  place('710', 'ZA', 'South Africa', 'ZAR', '27'),
  place('484', 'MX', 'Mexico', 'MXN', '52'),
  place('458', 'MY', 'Malaysia', 'MYR', '60'),
  place('578', 'NO', 'Norway', 'NOK', '47'),
  place('616', 'PL', 'Poland', 'PLN', '48'),
  place('764', 'TH', 'Thailand', 'THB', '66'),
  place('203', 'CZ', 'Czechia', 'CZK', '420'),
] as const

export const regulatorNames = [
  ['Harbour Securities Authority', 'HSA'],
  ['Board for Futures and Derivatives', 'BFD'],
  ['Islands Monetary Office', 'IMO'],
  ['Southern Investments Commission', 'SIC'],
  ['Commission for Capital Markets', 'CCM'],
  ['Offshore Services Registry', 'OSR'],
] as const

export const providerNames = [
  'Plumbline Liquidity',
  'Orrery Platforms',
  'Causeway Payments',
  'Attic Hosting',
  'Margin Notes Compliance',
  'Tidetable Data',
  'Ledgerwood CRM',
  'Blackboard School',
]

export const nicks = [
  'harbour_reader',
  'Sri W.',
  'pip.counter',
  'Tomasz',
  'quiet_lantern',
  'Dewi',
  'northwind77',
  'M. Okafor',
  'saturday trader',
]

export const reviews = [
  {
    rating: 5,
    kind: 'positive',
    content:
      'Withdrawals took two days and support answered in plain English. Spreads on the majors stay close to what they say.',
  },
  {
    rating: 1,
    kind: 'negative',
    content:
      'I asked for my money three weeks ago. Every mail is answered with the same sentence and nothing has arrived.',
  },
  { rating: 4, kind: 'positive', content: 'A calm platform. The swap table could be easier to find.' },
  {
    rating: 3,
    kind: 'neutral',
    content:
      'Neither good nor bad: orders fill, but around the news the spread opens to eight pips, and the chart freezes for a moment when one changes the account. I keep it for small positions only, and would not leave more there than I can do without.',
  },
  { rating: 2, kind: 'negative', content: 'Slippage of eleven pips on a stop, in the middle of a quiet Tuesday.' },
  { rating: 5, kind: 'positive', content: 'Five years here. Never had to write twice.' },
] as const

export const complaints = [
  ['No withdrawal for three weeks', 'unable_to_withdraw'],
  ['Stop filled eleven pips away', 'severe_slippage'],
  ['Account closed after a winning month', 'scam'],
  ['Bonus terms changed after the deposit', 'other'],
  ['Verification asked for a fourth time', 'unable_to_withdraw'],
] as const

export const articleTitles = [
  'How a broker’s licence is checked, step by step',
  'What the spread costs over a year',
  'Reading a margin call before it comes',
  'Central bank week: what moved and what did not',
  'Swap fees, explained with one position',
  'Why two regulators say two different things about one company, and which of them a retail client should listen to',
  'Position size from risk alone',
  'Five questions for the first call with support',
]

export const sentences = [
  'Support answered within a day, and the withdrawal arrived four days later, in full.',
  'The licence number in the footer leads to another company’s entry.',
  'What counts is not the spread on the front page but the one at the hour you trade.',
  'A demo account tells little about how orders are filled.',
]

export const flashes = [
  'Dollar steady ahead of the inflation figures; euro little changed at 1.0842.',
  'Central bank leaves its rate where it was, as expected, and says the next step depends on the figures.',
  'Oil gives back the morning’s gain.',
  'Regulator publishes a list of eleven sites that use the name of a licensed firm.',
  'Gold touches a three-week high, then turns.',
]

export const releaseTitles = [
  'Inflation rate',
  'Retail sales',
  'Unemployment rate',
  'Interest rate decision',
  'Industrial production',
  'Trade balance',
]

export const sentence = (row: number): string => nth(sentences, row)
