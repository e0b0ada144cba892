import { withheldQuote } from 'calls/legal-notice/notice-words'

/** Words in a row that make a quote; a text of fewer words is a quote as a whole, down to LEAST_WORDS. */
const QUOTE_WORDS = 5
const LEAST_WORDS = 3

/** The word sequences of a text by their length. */
export type Phrases = ReadonlyMap<number, ReadonlySet<string>>

interface Word {
  /** Without case, accents and invisible characters. */
  key: string
  start: number
  end: number
}

function wordsOf(text: string): Word[] {
  const words: Word[] = []
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}\p{M}\p{Cf}]+/gu)) {
    const key = word
      .normalize('NFKD')
      .replace(/[\p{M}\p{Cf}]/gu, '')
      .toLowerCase()
    if (key !== '') words.push({ key, start: index, end: index + word.length })
  }
  return words
}

const phraseAt = (words: readonly Word[], at: number, length: number) =>
  words
    .slice(at, at + length)
    .map(({ key }) => key)
    .join(' ')

/** What counts as a quote of these texts; sequences that are in `butNot` as well do not. */
export function phrasesOf(texts: readonly string[], butNot: readonly string[] = []): Phrases {
  const phrases = new Map<number, Set<string>>()
  for (const text of texts) {
    const words = wordsOf(text)
    const length = Math.min(QUOTE_WORDS, words.length)
    if (length < LEAST_WORDS) continue
    const known = phrases.get(length) ?? new Set()
    phrases.set(length, known)
    for (let at = 0; at + length <= words.length; at += 1) known.add(phraseAt(words, at, length))
  }
  for (const words of butNot.map(wordsOf))
    for (const [length, known] of phrases)
      for (let at = 0; at + length <= words.length; at += 1) known.delete(phraseAt(words, at, length))
  return phrases
}

/** The text with each quote replaced by a sign; unchanged if it has none. */
export function hideQuotes(text: string, phrases: Phrases): string {
  const words = wordsOf(text)
  const quoted = new Set<number>()
  for (const [length, known] of phrases)
    for (let at = 0; at + length <= words.length; at += 1)
      if (known.has(phraseAt(words, at, length))) for (let n = at; n < at + length; n += 1) quoted.add(n)
  let shown = ''
  let from = 0
  words.forEach(({ start, end }, n) => {
    if (!quoted.has(n)) return
    if (!quoted.has(n - 1)) shown += text.slice(from, start) + withheldQuote
    from = end
  })
  return shown + text.slice(from)
}
