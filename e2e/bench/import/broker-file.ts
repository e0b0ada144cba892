import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'

/** One row in this many is invalid. */
const BAD_EVERY = 100

interface Cells {
  code: string
  show_name: string
  legal_name: string
  country_code: string
  founded_year: string
  website: string
  score: string
  licence_status: string
  platforms: string
  min_deposit_usd: string
  tags: string
}

/** Kinds of invalid rows and the expected reason: an invalid cell, a conflict known only to the database, a malformed row. */
const faults: readonly { spoil: (cells: Cells, before: Cells) => Partial<Cells>; reason: string }[] = [
  { spoil: () => ({ score: '11' }), reason: 'score: must be from 0 to 10' },
  { spoil: () => ({ legal_name: '' }), reason: 'legal_name: is missing' },
  { spoil: () => ({ country_code: '999' }), reason: 'country_code: is not an ISO 3166 country' },
  { spoil: () => ({ licence_status: 'maybe' }), reason: 'licence_status: must be one of' },
  { spoil: () => ({ website: 'javascript:alert(1)' }), reason: 'website: must be a web address' },
  { spoil: () => ({ platforms: 'mt4|nosuch' }), reason: 'platforms: no such software: nosuch' },
  { spoil: (_cells, before) => ({ code: before.code }), reason: 'is already in line' },
  { spoil: ({ show_name: name }) => ({ show_name: `${name}" Ltd` }), reason: 'a quote inside an unquoted cell' },
  {
    spoil: ({ show_name: name }) => ({ show_name: `${name},one cell too many` }),
    reason: 'cells, but the first line names',
  },
  { spoil: ({ show_name: name }) => ({ show_name: `"${name}` }), reason: 'quote' },
]

const statuses = ['regulated', 'offshore', 'exceeded', 'suspected_clone', 'revoked', 'unregulated']
const countries = ['826', '840', '360', '036', '196', '392', '702', '756']
const endings = ['Markets', 'Capital', 'Trading', 'FX', 'Securities', 'Prime', 'Global', 'Invest']

function cellsOf(index: number): Cells {
  const word = createHash('md5')
    .update(String(index))
    .digest('hex')
    .replace(/\d/g, digit => 'aeioulrnst'[Number(digit)]!)
    .slice(0, 9)
  const name = `${word[0]!.toUpperCase()}${word.slice(1)} ${endings[index % 8]!}`
  return {
    code: `f${index}`,
    show_name: name,
    legal_name: `${name} Ltd`,
    country_code: countries[index % countries.length]!,
    founded_year: String(1990 + (index % 35)),
    website: `https://www.${word}${index % 1000}.example`,
    score: index % 10 === 0 ? '' : (((index * 7) % 1000) / 100).toFixed(2),
    licence_status: statuses[index % statuses.length]!,
    platforms: index % 3 ? 'mt4|mt5' : 'mt5',
    min_deposit_usd: String(50 * (index % 20)),
    tags: index % 4 ? 'ecn' : '',
  }
}

/** Writes a CSV with this many brokers, every 100th of them invalid; returns the invalid lines with their expected reasons. */
export async function writeBrokerFile(file: string, rows: number): Promise<Map<number, string>> {
  const out = createWriteStream(file)
  const bad = new Map<number, string>()
  out.write(`${Object.keys(cellsOf(0)).join(',')}\n`)
  let before = cellsOf(0)
  for (let index = 0; index < rows; index += 1) {
    const cells = cellsOf(index)
    const fault =
      index % BAD_EVERY === BAD_EVERY - 1 ? faults[Math.floor(index / BAD_EVERY) % faults.length]! : undefined
    // Line 1 names the columns.
    if (fault) bad.set(index + 2, fault.reason)
    const written = Object.values({ ...cells, ...fault?.spoil(cells, before) }).join(',')
    if (!out.write(`${written}\n`)) await once(out, 'drain')
    before = cells
  }
  out.end()
  await once(out, 'finish')
  return bad
}
