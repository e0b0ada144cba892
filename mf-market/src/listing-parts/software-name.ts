import { marketText } from '../strings/keys.ts'

/** Software that expert advisors run in, as market.list filters it. */
export const softwareKinds = ['mt4', 'mt5', 'other'] as const

const names: Partial<Record<string, string>> = { mt4: 'MetaTrader 4', mt5: 'MetaTrader 5' }

/** Name of the software of an expert advisor; product names are the same in every language. */
export const softwareName = (software: string, t: (key: number) => string): string =>
  names[software] ?? t(marketText.softwareOther)
