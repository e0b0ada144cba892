/** The cells of one CSV record (RFC 4180), what is wrong with it, or that a quoted cell continues on the next line. */
export type CsvRecord = { cells: string[] } | { problem: string } | 'unclosed'

/**
 * Parses one record. Written by hand so that a stray quote costs only its own row: a streaming parser loses all rows up to the next
 * quote, and their line numbers.
 */
export function readCsvRecord(text: string): CsvRecord {
  const cells: string[] = []
  for (let at = 0; ;) {
    let end: number
    if (text[at] === '"') {
      const close = closingQuote(text, at + 1)
      if (close < 0) return 'unclosed'
      end = close + 1
      if (end < text.length && text[end] !== ',')
        return { problem: `column ${cells.length + 1}: text after a closing quote` }
      cells.push(text.slice(at + 1, close).replaceAll('""', '"'))
    } else {
      end = text.indexOf(',', at)
      if (end < 0) end = text.length
      const cell = text.slice(at, end)
      if (cell.includes('"')) return { problem: `column ${cells.length + 1}: a quote inside an unquoted cell` }
      cells.push(cell)
    }
    if (end >= text.length) return { cells }
    at = end + 1
  }
}

/** Index of the closing quote of a cell that is open at `from`; -1 if it continues on the next line. */
export function closingQuote(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 2)) {
    if (text[at + 1] !== '"') return at
  }
  return -1
}

export const writeCsvRecord = (cells: readonly string[]): string =>
  cells.map(cell => (/[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',') + '\n'
