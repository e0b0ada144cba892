/** Words for the subject of this portal: no other portal could use code that contains them. */
const productWord = /broker|trader|dealer/i

export interface Place {
  /** A file, or a folder with a slash at its end, from the project's root. */
  place: string
  /** Why it may contain such words for now. */
  reason: string
}

/** Faults of files for any portal: product words outside the allowed places, and allowed places without product words. */
export function productWordFaults(files: ReadonlyMap<string, string>, allowed: readonly Place[]): string[] {
  const used = new Set<string>()
  const faults = [...files].flatMap(([file, text]) => {
    const lines = text.split('\n').flatMap((line, index) => (productWord.test(line) ? [index + 1] : []))
    const place = allowed.find(({ place }) => (place.endsWith('/') ? file.startsWith(place) : file === place))
    if (place && lines.length > 0) used.add(place.place)
    return place ? [] : lines.map(line => `${file}:${line} contains a product word`)
  })
  const idle = allowed.filter(({ place }) => !used.has(place))
  return [...faults, ...idle.map(({ place }) => `${place} contains no product words: remove it from the list`)]
}
