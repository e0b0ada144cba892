/** A path without the language, with another `way`. */
export function withWay(address: string, way: string): string {
  const [path = '', query] = address.split('?')
  const search = new URLSearchParams(query)
  search.set('way', way)
  return `${path}?${search}`
}
