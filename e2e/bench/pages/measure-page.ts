import { percentile } from '../percentile.ts'
import { storedHeaders, type Contenders } from './contenders.ts'
import { measureRound, type Asked, type Round } from './measure-round.ts'

export type Name = keyof Contenders

export interface PageFigures {
  /** Medians of the rounds. */
  of: Record<Name, Round>
  /** The largest distance of a round's processor time from the median, as a share of it: what a difference between ratios may be by chance. */
  noise: Record<Name, number>
}

const rounds = 3
/** Stored pages are asked for as by a crowd, others by as many visitors as keep the threads busy. */
const stored = { seconds: 3, connections: 32, headersFor: storedHeaders }
const rendered = { seconds: 4, connections: 8 }
const askedOf: Record<Name, Omit<Asked, 'path'>> = {
  buffer: stored,
  stored,
  missed: { ...rendered, isNew: true },
  rendered,
  plainMemory: rendered,
  plainDatabase: rendered,
}
const names = Object.keys(askedOf) as Name[]

/** Measures every contender on one page, in turn and in changing order, after the same warm-up. */
export async function measurePage(all: Contenders, path: string): Promise<PageFigures> {
  const found = Object.fromEntries(names.map(name => [name, [] as Round[]])) as Record<Name, Round[]>
  for (const name of names) await measureRound(all[name], { path, ...askedOf[name] })
  for (let round = 0; round < rounds; round++)
    for (const name of round % 2 === 0 ? names : names.toReversed())
      found[name].push(await measureRound(all[name], { path, ...askedOf[name] }))
  const each = <Value>(figure: (of: Round[]) => Value) =>
    Object.fromEntries(names.map(name => [name, figure(found[name])])) as Record<Name, Value>
  return {
    of: each(of => ({
      perSecond: percentile(
        of.map(({ perSecond }) => perSecond),
        50,
      ),
      cpuMs: percentile(
        of.map(({ cpuMs }) => cpuMs),
        50,
      ),
      p99: percentile(
        of.map(({ p99 }) => p99),
        50,
      ),
    })),
    noise: each(of => {
      const median = percentile(
        of.map(({ cpuMs }) => cpuMs),
        50,
      )
      return Math.max(...of.map(({ cpuMs }) => Math.abs(cpuMs - median))) / median
    }),
  }
}
