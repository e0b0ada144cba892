import { readFileSync } from 'node:fs'

/** A text in English and Indonesian. */
export type TextPair = readonly [en: string, id: string]
/** The value of a `translated` column. */
export interface Translated {
  en: string
  id: string
}
export type Tone = 'good' | 'neutral' | 'bad'

/** A reply to reviews of some tones whose main statement has one of some topics; by default any. */
export interface ReplyText {
  tones: Tone[]
  topics?: string[]
  text: TextPair
}

export interface ReviewTexts {
  openers: Record<Tone, TextPair[]>
  topics: Record<string, Record<Tone, TextPair[]>>
  closers: Record<Tone, TextPair[]>
  replies: { staff: ReplyText[]; user: ReplyText[] }
  methods: TextPair[]
  pairs: string[]
  platforms: TextPair[]
}

export const exposureReasons = ['unable_to_withdraw', 'severe_slippage', 'scam', 'other'] as const
export type ExposureReason = (typeof exposureReasons)[number]
export interface ExposureTexts {
  titles: TextPair[]
  story: TextPair[]
  wish: TextPair[]
}

/** What the staff of a broker write about one complaint, what its author answers, and what a moderator notes if there is no answer. */
export interface ExchangeTexts {
  reply: TextPair
  append: TextPair
  again: TextPair
  close: TextPair
}
const noteKinds = [
  'supplement',
  'add',
  'accept',
  'acceptUnregistered',
  'decline',
  'reject',
  'chase',
  'resolve',
  'resolveAlone',
  'reopen',
  'replyReopened',
  'resolveAgain',
  'giveup',
  'closeSilent',
  'closeEnded',
  'closeUnregistered',
] as const
/** `chase`: the author writes again without having got a reply. `resolveAlone`: resolved without a public reply of the broker. */
export type NoteKind = (typeof noteKinds)[number]

/** What is written in the timeline of complaints with one reason, and in their comments. */
export interface CaseTexts {
  notes: Record<NoteKind, TextPair[]>
  exchanges: (ExchangeTexts & { tone: 'helpful' | 'formal' | 'evasive' })[]
  comments: TextPair[]
}
type OwnTexts = Omit<CaseTexts, 'notes'> & { notes: Partial<CaseTexts['notes']> }

/** The texts of each reason, those for any reason included. */
export function readCaseTexts(): Record<ExposureReason, CaseTexts> {
  const { any, ...own } = readSampleFile<Record<ExposureReason | 'any', OwnTexts>>('exposure-steps.json')
  const together = ({ notes, exchanges, comments }: OwnTexts): CaseTexts => {
    const all = noteKinds.map(kind => [kind, [...(any.notes[kind] ?? []), ...(notes[kind] ?? [])]] as const)
    return {
      notes: Object.fromEntries(all) as CaseTexts['notes'],
      exchanges,
      comments: [...any.comments, ...comments],
    }
  }
  const texts = exposureReasons.map(reason => [reason, together(own[reason])] as const)
  return Object.fromEntries(texts) as Record<ExposureReason, CaseTexts>
}

/** Reads a file of `sample-data/data/sample` as the given type, unchecked: the files belong to the project and are tested. */
export function readSampleFile<Content>(name: string): Content {
  return JSON.parse(readFileSync(new URL(`../data/sample/${name}`, import.meta.url), 'utf8')) as Content
}

/** Replaces `{name}` placeholders. A value may differ by language. */
export function fillIn([en, id]: TextPair, values: Record<string, string | TextPair>): Translated {
  const put = (text: string, language: 0 | 1): string =>
    text.replace(/\{(\w+)\}/g, (place, name: string) => {
      const value = values[name]
      if (value === undefined) throw new Error(`No value for ${place} in: ${text}`)
      return typeof value === 'string' ? value : value[language]
    })
  return { en: put(en, 0), id: put(id, 1) }
}

/** Joins texts, in both languages. */
export function joined(texts: readonly Translated[], between = ' '): Translated {
  return { en: texts.map(text => text.en).join(between), id: texts.map(text => text.id).join(between) }
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
export const sentenceCase = ({ en, id }: Translated): Translated => ({ en: upperFirst(en), id: upperFirst(id) })

const inThousands = new Intl.NumberFormat('en-US', { maximumFractionDigits: 20 })

/** US dollars in the format of each language: $4,200 and US$4.200. */
export function dollars(amount: number): TextPair {
  const grouped = inThousands.format(amount)
  return [`$${grouped}`, `US$${grouped.replaceAll(',', '.')}`]
}

/** Formatted for each language: 0.8 pips and 0,8 pip. */
export const pips = (value: number): TextPair => [`${value} pips`, `${String(value).replace('.', ',')} pip`]
