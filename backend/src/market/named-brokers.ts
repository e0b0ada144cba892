import type { Queries } from 'database/db'
import { genericWords } from './generic-words.ts'
import { lookAlike, seenWords } from './look-alike.ts'
import type { SeenWord } from './look-alike.ts'

/** Letters of the longest name that is looked for. */
const LONGEST = 60
/** Shorter names are also usual words: they are looked for only as several words with capitals, and from LEAST letters on. */
const LEAST_ALONE = 8
const LEAST = 6
/** A name that more brokers have than this names none of them. */
const MOST_NAMESAKES = 3
/** Codes read of one name: among them is the broker that a text is known to be about. */
const MOST_CODES = 300

/** The names of `brokers b`, in the form of the database's function searchable; the legal one without its legal form. */
const names = {
  full: 'b.find_name',
  short: 'searchable(b.short_name)',
  legal: 'without_legal_form(searchable(b.legal_name))',
} as const

interface NameRow {
  key: string
  name: string
  codes: string[]
  count: number
  kind: keyof typeof names
}

/** A sequence of words of the text whose letters are those of a name. */
interface Window {
  start: number
  end: number
  key: string
}

/** A sequence of words that is a name of brokers. */
interface Found extends Window {
  named: NameRow[]
}

/** Each sequence is looked up by itself: in one condition for all of them, the database would read all brokers. */
const NAMES = Object.entries(names)
  .map(
    ([kind, name]) => `SELECT k.key, n.name, n.codes, n.count, '${kind}' AS kind FROM unnest($1::text[]) AS k(key)
      CROSS JOIN LATERAL (SELECT min(${name}) AS name, (array_agg(b.code::text ORDER BY b.code))[1:${MOST_CODES}] AS codes,
        count(*)::integer AS count FROM brokers b WHERE look_alike(${name}) = k.key) AS n WHERE n.count > 0`,
  )
  .join(' UNION ALL ')

/**
 * Codes of the brokers whose name, full, short or legal, is in a text, as a reader sees it: in any case, with other letters that look the same, or
 * with spaces and dots between the letters. `known`: brokers that the text is about anyway; a name that one of them has means that one.
 */
export async function brokersNamedIn(queries: Queries, text: string, known: readonly string[]): Promise<string[]> {
  const words = seenWords(text)
  const windows = windowsOf(words)
  if (windows.length === 0) return []
  const rows = await queries.query<NameRow>(NAMES, [[...new Set(windows.map(({ key }) => key))]])
  const byKey = Map.groupBy(rows, ({ key }) => key)
  const found = windows
    .flatMap(window => {
      const named = (byKey.get(window.key) ?? []).filter(row => isNamed(row, window, words))
      return named.length === 0 ? [] : [{ ...window, named }]
    })
    .sort((a, b) => b.key.length - a.key.length)
  const whole = found
    .filter((one, index) => !found.slice(0, index).some(longer => hides(longer, one)))
    .sort((a, b) => a.start - b.start)
  return [...new Set(whole.flatMap(({ named }) => meant(named, known)))]
}

const isUsual = ({ named }: Found): boolean => named.some(({ kind }) => kind !== 'legal')

/** `Quillhaven FX` is not Quillhaven as well. But a legal name hides no full or short one: a firm can register any. */
const hides = (longer: Found, shorter: Found): boolean =>
  longer.start < shorter.end && shorter.start < longer.end && (isUsual(longer) || !isUsual(shorter))

function windowsOf(words: readonly SeenWord[]): Window[] {
  const windows: Window[] = []
  for (let start = 0; start < words.length; start += 1) {
    let key = ''
    for (let end = start; end < words.length; end += 1) {
      key += words[end]!.key
      if (key.length > LONGEST) break
      if (key.length >= LEAST) windows.push({ start, end: end + 1, key })
    }
  }
  return windows
}

/** Whether the words are the name itself and not others that happen to have its letters. */
function isNamed({ name }: NameRow, { start, end, key }: Window, words: readonly SeenWord[]): boolean {
  const own = name.split(' ')
  if (key.length >= LEAST_ALONE && !own.every(word => genericWords.has(word))) return true
  const written = words.slice(start, end)
  return (
    own.length > 1 &&
    own.length === written.length &&
    own.every((word, index) => lookAlike(word) === written[index]!.key && written[index]!.isCapitalised)
  )
}

function meant(named: readonly NameRow[], known: readonly string[]): string[] {
  if (named.some(({ codes }) => codes.some(code => known.includes(code)))) return []
  const [full, short, legal] = (['full', 'short', 'legal'] as const).map(kind => named.find(row => row.kind === kind))
  const codesOf = (row: NameRow | undefined, most: number) => (row && row.count <= most ? row.codes : [])
  const usual = full ? codesOf(full, MOST_NAMESAKES) : codesOf(short, 1)
  return [...usual, ...codesOf(legal, MOST_NAMESAKES)]
}
