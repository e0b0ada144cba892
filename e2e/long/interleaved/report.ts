import type { ReleaseMoves } from './release-moves.ts'
import type { Counted, Tally } from './tally.ts'

interface Results {
  tally: Tally
  moves: ReleaseMoves
  writes: Readonly<Record<string, number>>
  /** Requests that were sent to see writes. */
  checks: number
  /** How long the time after a command is measured. */
  minuteMs: number
}

/** Least shares of answers from stored pages: in all, and in the minute after a command. */
const least = { all: 0.95, rollback: 0.99, activation: 0.8 }
const lowestKinds = 12

/** Prints the tables; returns whether there were no faults and all shares were reached. */
export function report({ tally, moves, writes, checks, minuteMs }: Results): boolean {
  const percent = (share: number) => `${(share * 100).toFixed(2)} %`
  const row = ({ asked, seen, hits, unchanged, faulty }: Counted) => ({
    asked,
    'asked before': seen,
    'from stored pages': seen > 0 ? percent(hits / seen) : '',
    '304': unchanged,
    faulty,
  })
  const rows = (all: [string, Counted][]) => Object.fromEntries(all.map(([name, counted]) => [name, row(counted)]))
  console.log('\nBy visitor')
  console.table(rows(Object.entries(tally.visitors)))
  const byShare = Object.entries(tally.kinds).sort(
    ([, one], [, other]) => one.hits / one.seen - other.hits / other.seen,
  )
  console.log(`${byShare.length} kinds of pages; those with the fewest answers from stored pages`)
  console.table(rows(byShare.slice(0, lowestKinds)))
  console.log('Answers from stored pages to visitors without account and pins, of addresses asked for before')
  const shares = [
    { when: 'in all', ...tally.share(), least: least.all },
    ...tally.afterMoves(moves, minuteMs).map(({ kind, release, ...share }) => ({
      when: `${minuteMs / 1_000} s after ${kind} (${release})`,
      ...share,
      least: kind === 'canary' ? 0 : least[kind as 'rollback' | 'activation'],
    })),
  ]
  console.table(
    shares.map(({ when, asked, share, least: aim }) => ({
      when,
      asked,
      share: percent(share),
      least: aim ? percent(aim) : '',
    })),
  )
  const written = Object.entries(writes).map(([what, count]) => `${what} ${count}`)
  console.log(`Writes: ${written.join(', ')}; ${checks} requests after them`)
  console.log(`${tally.unstorable} answers that nobody may store (redirects, pages that are not found)`)
  console.log(`${tally.refused} pages refused because the portal was busy`)
  for (const { turn, visitor, path, fault } of tally.faults.slice(0, 30))
    console.log(`request ${turn} ${path} (${visitor}): ${fault}`)
  const missed = shares.filter(({ share, least: aim }) => !(share >= aim))
  for (const { when } of missed) console.log(`too few answers from stored pages: ${when}`)
  console.log(`${tally.faultCount} faults`)
  return tally.faultCount === 0 && missed.length === 0
}
