import { matchParts } from './match-parts.ts'

export interface HighlightProps {
  text: string
  /** What was looked for; case, accents and signs do not count, as in the site's search. */
  match: string
}

/** A text in which what was looked for is marked. */
export function Highlight({ text, match }: HighlightProps) {
  return (
    <>{matchParts(text, match).map((part, index) => (part.match ? <mark key={index}>{part.text}</mark> : part.text))}</>
  )
}
