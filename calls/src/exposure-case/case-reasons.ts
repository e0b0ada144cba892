import type { Language } from 'shared-state/i18n/languages'

type Words = Record<Language, string>

/**
 * The reasons that moderators choose from, by action. A step stores the code, so that everyone reads the sentence in their own language,
 * whatever the moderator's is: in the timeline, the notices, the mails and the feeds.
 */
const reasons = {
  reject: {
    no_proof: {
      en: 'The pictures do not support the claim.',
      id: 'Gambar yang dilampirkan tidak mendukung klaim.',
    },
    personal_data: {
      en: 'The post or a picture shows personal data. Please cover it.',
      id: 'Pengaduan atau gambarnya memuat data pribadi. Mohon ditutupi.',
    },
    abusive: { en: 'The post insults or threatens someone.', id: 'Pengaduan ini menghina atau mengancam.' },
    off_topic: {
      en: 'The post is not a complaint about a broker.',
      id: 'Ini bukan pengaduan tentang broker.',
    },
  },
  decline: {
    ask_broker_first: {
      en: 'Please ask the broker first and add its answer.',
      id: 'Mohon tanyakan dulu kepada broker, lalu tambahkan jawabannya.',
    },
    not_enough_evidence: {
      en: 'The evidence is not enough for mediation yet.',
      id: 'Bukti belum cukup untuk mediasi.',
    },
    for_court: {
      en: 'This is a matter for a court or regulator.',
      id: 'Ini urusan pengadilan atau regulator.',
    },
  },
  close: {
    no_agreement: { en: 'The two sides cannot agree.', id: 'Kedua pihak tidak mencapai kesepakatan.' },
    broker_silent: { en: 'The broker does not answer any more.', id: 'Broker tidak menjawab lagi.' },
    in_court: {
      en: 'A court or regulator now handles the case.',
      id: 'Kasus ini kini ditangani pengadilan atau regulator.',
    },
  },
} as const satisfies Record<string, Record<string, Words>>

type Reasons = typeof reasons
export type ReasonAction = keyof Reasons
export type CaseReason = { [Action in ReasonAction]: keyof Reasons[Action] }[ReasonAction]

const words: Record<string, Words> = Object.assign({}, ...Object.values(reasons))

/** All codes, in the order in which they are offered. */
export const caseReasons = Object.keys(words) as CaseReason[]

/** The codes of an action; empty for one that gives no reason. */
export const reasonsOf = (action: string): readonly CaseReason[] =>
  Object.hasOwn(reasons, action) ? (Object.keys(reasons[action as ReasonAction]) as CaseReason[]) : []

export const isCaseReason = (code: string): code is CaseReason => Object.hasOwn(words, code)

export const reasonText = (code: CaseReason, lang: Language): string => words[code]![lang]

/** The sentence of a step's reason and the moderator's own words as one text; either may be missing. */
export const reasonWithNote = (sentence: string | undefined, note: string): string =>
  [sentence, note].filter(Boolean).join(' ')
