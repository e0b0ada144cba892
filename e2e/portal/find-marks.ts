/** A search for texts and bytes in whatever a portal produces. */

/** The characters of base64 that are the same whatever precedes and follows the bytes, which may begin at any of three places in a group. */
const inBase64 = (bytes: Buffer): string[] =>
  [0, 1, 2].map(before => {
    const whole = Buffer.concat([Buffer.alloc(before), bytes])
    return whole.subarray(before && 3, whole.length - (whole.length % 3)).toString('base64')
  })

/** Everything by which a mark is recognised. A text of letters and digits is the same in HTML, JSON, URLs and mails. */
function formsOf(mark: string | Buffer): Buffer[] {
  const bytes = Buffer.from(mark as string)
  const encoded = inBase64(bytes).flatMap(text => [text, text.replaceAll('+', '-').replaceAll('/', '_')])
  const texts = [...encoded, bytes.toString('hex'), bytes.toString('hex').toUpperCase()]
  const wide = typeof mark === 'string' ? [Buffer.from(mark, 'utf16le')] : []
  return [bytes, ...[...new Set(texts)].map(text => Buffer.from(text)), ...wide]
}

/** Returns a search for marks by their names: it returns the names of those that a text or a file contains in any form. */
export function findMarks(marks: Readonly<Record<string, string | Buffer>>): (place: string | Buffer) => string[] {
  const sought = Object.entries(marks).map(([name, mark]) => [name, formsOf(mark)] as const)
  return place => {
    const bytes = Buffer.from(place as string)
    return sought.filter(([, forms]) => forms.some(form => bytes.includes(form))).map(([name]) => name)
  }
}
