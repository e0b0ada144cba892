/** Search engines show about this many characters of a page's description. */
const mostCharacters = 160

/** Shortens a description to 160 characters; longer ones end after a whole word, with an ellipsis. */
export function shortDescription(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= mostCharacters) return plain
  const cut = plain.slice(0, mostCharacters)
  const lastSpace = cut.lastIndexOf(' ')
  const words = cut.slice(0, lastSpace > mostCharacters / 2 ? lastSpace : mostCharacters - 1)
  return `${/^.*[^\s,;:.–-]/s.exec(words)?.[0] ?? ''}…`
}
