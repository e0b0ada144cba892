import { StringDecoder } from 'node:string_decoder'

/** Maximum length of a line in characters; a longer one is cut one character after it. */
export const LONGEST_LINE = 1_000_000

/** The lines of a UTF-8 stream, without the \n, one chunk at a time. Memory holds one chunk and one line. */
export async function* textLines(source: AsyncIterable<Uint8Array>): AsyncGenerator<string[]> {
  const decoder = new StringDecoder('utf8')
  let rest = ''
  let isFirst = true
  for await (const chunk of source) {
    const lines = (rest + decoder.write(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength))).split('\n')
    rest = shortened(lines.pop() ?? '')
    if (lines.length === 0) continue
    if (isFirst) lines[0] = withoutMark(lines[0] ?? '')
    isFirst = false
    yield lines.map(shortened)
  }
  const last = rest + decoder.end()
  if (last !== '') yield [shortened(isFirst ? withoutMark(last) : last)]
}

const shortened = (line: string): string => (line.length > LONGEST_LINE + 1 ? line.slice(0, LONGEST_LINE + 1) : line)
const withoutMark = (line: string): string => (line.startsWith('\uFEFF') ? line.slice(1) : line)
