import { parseArgs } from 'node:util'

export interface HostileOptions {
  minutes: number
  /** Two runs with the same seed send the same requests in the same order. */
  seed: string
  /** Requests per second; slow connections and open event streams are added to these. */
  rate: number
  /** Maximum number of requests that wait for a response at the same time. */
  concurrency: number
  /** Whether the report replaces docs/benchmarks/hostile-traffic.json. */
  write: boolean
}

/** `--minutes 60 --seed hostile --rate 60 --concurrency 24 --write`. Throws on anything else. */
export function readOptions(args: readonly string[]): HostileOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      minutes: { type: 'string', default: '60' },
      seed: { type: 'string', default: 'hostile' },
      rate: { type: 'string', default: '60' },
      concurrency: { type: 'string', default: '24' },
      write: { type: 'boolean', default: false },
    },
  })
  return {
    minutes: within('minutes', values.minutes, 0.5, 600),
    seed: values.seed,
    rate: within('rate', values.rate, 1, 500),
    concurrency: within('concurrency', values.concurrency, 1, 64),
    write: values.write,
  }
}

function within(name: string, value: string, least: number, most: number): number {
  const number = Number(value)
  if (!(number >= least && number <= most))
    throw new Error(`--${name} is '${value}'; it must be a number from ${least} to ${most}`)
  return number
}
