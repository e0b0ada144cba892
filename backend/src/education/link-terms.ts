/** Most words of a term. */
const MOST_WORDS = 4

/** Term codes by the lower-case words of each term and alias. */
export type TermIndex = ReadonlyMap<string, string>

const key = (words: string) => words.toLowerCase().replaceAll('-', ' ')

export const indexTerms = (terms: readonly { code: string; term: string; aliases: readonly string[] }[]): TermIndex =>
  new Map(terms.flatMap(({ code, term, aliases }) => [term, ...aliases].map(words => [key(words), code] as const)))

/**
 * Links the first occurrence of each term in one text after the other, the longest term first: 'margin level' before 'margin'. Texts are
 * HTML without tags; `found` collects the codes in the order of their occurrence.
 */
export function createTermLinks(index: TermIndex, glossaryPath: string) {
  const found: string[] = []
  function link(text: string): string {
    const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)]
    let html = ''
    let done = 0
    for (let at = 0; at < words.length; at++) {
      const term = longestAt(text, words, at)
      if (!term) continue
      at += term.words - 1
      if (found.includes(term.code)) continue
      found.push(term.code)
      html += `${text.slice(done, term.start)}<a href="${glossaryPath}#${term.code}" data-term="${term.code}">${text.slice(term.start, term.end)}</a>`
      done = term.end
    }
    return html + text.slice(done)
  }
  /** The longest term that begins at a word; its words are apart by one space or hyphen. */
  function longestAt(text: string, words: readonly RegExpExecArray[], at: number) {
    const start = words[at]!.index
    for (let count = Math.min(MOST_WORDS, words.length - at); count > 0; count--) {
      const last = words[at + count - 1]!
      const end = last.index + last[0].length
      const code = index.get(key(text.slice(start, end)))
      if (code) return { code, start, end, words: count }
    }
    return undefined
  }
  return { found, link }
}
