import type { Token, Tokens } from 'marked'

/** A longer one is hard to follow, in either language. */
const LONGEST_SENTENCE = 34
/** Words of an average sentence; plain texts have about 12 to 16. */
const LONGEST_AVERAGE = 17

/** Sentences that are too long, and a text whose sentences are long altogether. */
export function sentenceFaults(tokens: readonly Token[], lang: string): string[] {
  const sentences = paragraphsOf(tokens).flatMap(text => sentencesOf(text, lang))
  const long = sentences.filter(({ words }) => words > LONGEST_SENTENCE)
  const faults = long.map(
    ({ text, words }) => `a sentence of ${words} words (at most ${LONGEST_SENTENCE}): ${text.trim()}`,
  )
  const average = sentences.reduce((sum, { words }) => sum + words, 0) / Math.max(1, sentences.length)
  if (average > LONGEST_AVERAGE)
    faults.push(`sentences have ${average.toFixed(1)} words on average (at most ${LONGEST_AVERAGE})`)
  return faults
}

/** The text of each paragraph and list item, without the signs of markdown. */
function paragraphsOf(tokens: readonly Token[]): string[] {
  return tokens.flatMap(token => {
    if (token.type === 'list') return (token as Tokens.List).items.flatMap(item => paragraphsOf(item.tokens))
    if (token.type === 'blockquote') return paragraphsOf((token as Tokens.Blockquote).tokens)
    return token.type === 'paragraph' || token.type === 'text' ? [wordsOf(token)] : []
  })
}

const wordsOf = (token: Token): string => {
  const inner = 'tokens' in token ? token.tokens : undefined
  return inner ? inner.map(wordsOf).join('') : 'text' in token ? String(token.text) : token.raw
}

function sentencesOf(text: string, lang: string): { text: string; words: number }[] {
  const inWords = new Intl.Segmenter(lang, { granularity: 'word' })
  return [...new Intl.Segmenter(lang, { granularity: 'sentence' }).segment(text)].map(({ segment }) => ({
    text: segment,
    words: [...inWords.segment(segment)].filter(({ isWordLike }) => isWordLike).length,
  }))
}
