/** Search engines show no more of a page's description than about so many characters. */
const mostCharacters = 160

/** A description of 160 characters at most: longer ones end behind a whole word, with a mark of it. */
export function shortDescription(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= mostCharacters) return plain
  const cut = plain.slice(0, mostCharacters)
  const lastSpace = cut.lastIndexOf(' ')
  const words = cut.slice(0, lastSpace > mostCharacters / 2 ? lastSpace : mostCharacters - 1)
  return `${/^.*[^\s,;:.–-]/s.exec(words)?.[0] ?? ''}…`
}
