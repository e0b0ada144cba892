/** Characters of an address in a map search: even if all are encoded, the page before an external site accepts the result. */
const MOST_CHARACTERS = 150

/** The search for an address on a map of another site. */
export function mapSearchOf(address: string): string {
  const query = [...address].slice(0, MOST_CHARACTERS).join('')
  return `https://www.openstreetmap.org/search?${new URLSearchParams({ query })}`
}
