import type { moderationDetail } from 'calls/moderation'
import type { Db } from 'database/db'
import type { CallOutput } from 'shared-state/api/declare-call'
import type { Language } from 'shared-state/i18n/languages'
import { Locale } from 'shared-state/i18n/locale'
import { accusedNameOf } from '../brokers/namesakes.ts'
import type { AccusedRow } from '../brokers/namesakes.ts'
import type { ReferenceData } from '../reference/reference-data.ts'

type Detail = CallOutput<typeof moderationDetail>

/** A case as its source reads it; what depends on the viewer, and what only its detail shows, is read separately. */
export type ModerationCase = Omit<
  Detail,
  'reports' | 'decisions' | 'suspicions' | 'timeline' | 'cases' | 'ownInterest' | 'beingChecked' | 'holder'
> & {
  beingChecked?: boolean
}

export interface CaseContext {
  db: Db
  reference: ReferenceData
  lang: Language
  /** The viewing moderator. */
  userId: string
  /** Decrypts sealed fields. */
  secret: Uint8Array
}

export interface CaseSource {
  /**
   * A SELECT of all cases of this kind: kind, id, at, state, and whether they are pending (0018-enterprise.sql has indexes for these), then
   * what the queue's filters select by: user_id of the author, broker_code, reason and country_code, each null if the kind has none.
   */
  cases: string
  read(context: CaseContext, ids: readonly string[]): Promise<ModerationCase[]>
}

/** What a kind of cases does not have, in its SELECT. */
export const NONE = 'NULL::text COLLATE "C"'

/** The broker that a case is about, under a name that fits no other; null for none. */
export const brokerOf = (accused: AccusedRow | null, lang: Language): Detail['broker'] =>
  accused && { code: accused.code, name: accusedNameOf(accused, lang) }

/** Maximum characters of a title made from a text. */
const TITLE = 80

export function titleOf(text: string): string {
  const signs = [...text.replace(/\s+/g, ' ')]
  return signs.length > TITLE ? `${signs.slice(0, TITLE).join('')}…` : signs.join('')
}

const factNames = {
  broker: { en: 'Broker', id: 'Broker' },
  rating: { en: 'Rating', id: 'Nilai' },
  reason: { en: 'Reason', id: 'Alasan' },
  amount: { en: 'Amount', id: 'Jumlah' },
  incidentDate: { en: 'Incident date', id: 'Tanggal kejadian' },
  contact: { en: 'Contact', id: 'Kontak' },
  realName: { en: 'Name on the document', id: 'Nama pada dokumen' },
  docType: { en: 'Document', id: 'Dokumen' },
  docNo: { en: 'Document number', id: 'Nomor dokumen' },
  country: { en: 'Country', id: 'Negara' },
  licenceNo: { en: 'Licence number', id: 'Nomor lisensi' },
  website: { en: 'Website', id: 'Situs web' },
  name: { en: 'Name', id: 'Nama' },
  email: { en: 'Email', id: 'Email' },
  listingKind: { en: 'Kind of listing', id: 'Jenis iklan' },
  provider: { en: 'VPS provider', id: 'Penyedia VPS' },
  price: { en: 'Price a month', id: 'Harga per bulan' },
  accountNumber: { en: 'Account number at the broker', id: 'Nomor akun di broker' },
} as const

/** An amount as a fact; null for none. */
export const moneyFact = (
  { amount, currency }: { amount: number | null; currency: string | null },
  lang: Language,
): string | null =>
  amount === null || currency === null ? null : new Locale(lang, 0, '').formatMoney({ amount, currency })

/** A day, YYYY-MM-DD, as a fact; null for none. */
export const dayFact = (day: string | null, lang: Language): string | null =>
  day && new Locale(lang, 0, '').formatDate(day)

/** Facts of a case, named in the reader's language; empty ones are left out. */
export const factsOf = (
  facts: Partial<Record<keyof typeof factNames, string | null | undefined>>,
  lang: Language,
): Detail['facts'] =>
  Object.entries(facts).flatMap(([key, value]) =>
    value ? [{ name: factNames[key as keyof typeof factNames][lang], value }] : [],
  )
