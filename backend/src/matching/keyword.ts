/** A search keyword, in the forms that searches compare. */
export interface Keyword {
  /** As typed, trimmed. */
  raw: string
  /** In the form of the database's function `searchable`. Empty if only punctuation was typed. */
  text: string
  words: string[]
  /** Without spaces: `quill haven` finds Quillhaven. */
  squashed: string
}

const marks = /[\u0300-\u036f]/g
/** What separates words. */
export const separators = /[\s!-/:-@[-`{-~\u00a1-\u00bf\u2010-\u205e\u3000-\u303f]+/g

/** Equals the database's function `searchable` (migration 0010): lower case, no accents, one space between words. */
export const searchable = (text: string): string =>
  text.normalize('NFKD').replace(marks, '').toLowerCase().replace(separators, ' ').trim()

/** A pasted web address is reduced to its host. */
export function readKeyword(typed: string): Keyword {
  const raw = typed.trim()
  const text = searchable(
    /^[a-z]+:\/\//i.test(raw)
      ? raw.replace(/^[a-z]+:\/\/(www\.)?/i, '').split(/[/?#]/, 1)[0]!
      : raw.replace(/^www\./i, ''),
  )
  return { raw, text, words: text ? text.split(' ') : [], squashed: text.replaceAll(' ', '') }
}
