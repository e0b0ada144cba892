/** Characters that a notice quotes. */
const QUOTED = 200

/** The beginning of a text, as a notice quotes it. */
export function quoteOf(content: string): string {
  const signs = [...content]
  return signs.length > QUOTED ? `${signs.slice(0, QUOTED).join('')}…` : content
}
