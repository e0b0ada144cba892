import { matchParts } from './match-parts.ts'

export interface HighlightProps {
  text: string
  /** The search keyword; case, accents and punctuation do not count, as in the site's search. */
  match: string
}

/** A text with the matches of a search keyword marked. */
export function Highlight({ text, match }: HighlightProps) {
  return (
    <>{matchParts(text, match).map((part, index) => (part.match ? <mark key={index}>{part.text}</mark> : part.text))}</>
  )
}
