/** Longest word: addresses of pages are at most 2,000 characters long, but a converter takes seconds for words of 50,000. */
const LONGEST_WORD = 2000
/** Most signs of emphasis in one paragraph: the time for them grows with the square of their number. */
const MOST_SIGNS = 400
/** Most list and quote markers at the start of a line: each nests deeper, and deep nesting overflows the converter's stack. */
const MOST_MARKERS = 20
/** Most columns that a line is indented: lists nested by indentation take seconds too. */
const MOST_INDENT = 80
const TAB_COLUMNS = 4

const SIGNS = '*_~'
const SPACES = ' \t'

/**
 * Whether converting the markdown could block the process for longer than about a second, or fail. Ordinary articles are far from it; 50,000
 * characters chosen to be slow take a minute. Takes time in proportion to the text.
 */
export function isCostlyMarkdown(markdown: string): boolean {
  let signs = 0
  for (const line of markdown.split(/\r\n|\r|\n/)) {
    // Other white space does not end a paragraph.
    if (!/[^ \t]/.test(line)) signs = 0
    let word = 0
    for (const sign of line) {
      word = SPACES.includes(sign) ? 0 : word + sign.length
      if (SIGNS.includes(sign)) signs += 1
      if (word > LONGEST_WORD || signs > MOST_SIGNS) return true
    }
    if (leadingMarkers(line) > MOST_MARKERS || indentOf(line) > MOST_INDENT) return true
  }
  return false
}

/** The list and quote markers at the start of a line: `> - 1. text` has three. */
function leadingMarkers(line: string): number {
  let markers = 0
  for (let at = 0; at < line.length && (SPACES + '>-+*.)0123456789').includes(line[at]!); at += 1)
    if (line[at] === '>' || ('-+*.)'.includes(line[at]!) && SPACES.includes(line[at + 1] ?? ''))) markers += 1
  return markers
}

function indentOf(line: string): number {
  let columns = 0
  for (let at = 0; SPACES.includes(line[at] ?? '-'); at += 1) columns += line[at] === '\t' ? TAB_COLUMNS : 1
  return columns
}
