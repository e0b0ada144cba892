import type { Language } from 'shared-state/i18n/languages'

type Names = Record<string, Record<Language, string>>

/** Names of enumerated values, in the public languages. */
export const reasonNames = {
  unable_to_withdraw: { en: 'Unable to withdraw', id: 'Tidak bisa menarik dana' },
  severe_slippage: { en: 'Severe slippage', id: 'Slippage parah' },
  scam: { en: 'Scam', id: 'Penipuan' },
  other: { en: 'Other', id: 'Lainnya' },
} satisfies Names

export const riskNames = {
  low: { en: 'Low risk', id: 'Risiko rendah' },
  medium: { en: 'Medium risk', id: 'Risiko sedang' },
  high: { en: 'High risk', id: 'Risiko tinggi' },
} satisfies Names

export const platformNames = {
  mt4: { en: 'MetaTrader 4', id: 'MetaTrader 4' },
  mt5: { en: 'MetaTrader 5', id: 'MetaTrader 5' },
  own: { en: "The broker's own", id: 'Buatan broker sendiri' },
  other: { en: 'Other', id: 'Lainnya' },
} satisfies Names

export const notRated = { en: 'Not rated', id: 'Belum dinilai' } satisfies Names[string]

/** The names as the {value, name} choices of a filter. */
export const choicesOf = (names: Names, lang: Language) =>
  Object.entries(names).map(([value, words]) => ({ value, name: words[lang] }))
