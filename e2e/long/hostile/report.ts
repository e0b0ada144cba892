import { mkdirSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { dirname, join } from 'node:path'
import { projectRoot } from '../../portal/start-portal.ts'
import type { Observations, Watch } from './observations.ts'
import type { HostileOptions } from './options.ts'
import { faultsOf, limits, memoryOf } from './verdict.ts'

const figuresFile = join(projectRoot, 'docs/benchmarks/hostile-traffic.json')

/** One progress line per minute. */
export function minuteLine(
  minute: number,
  { health, memorySamplesMb, ended, moved, revoked, tally }: Observations,
  { log, serving }: Watch,
  open: number,
): string {
  const serverErrors = Object.values(tally.serverErrors).reduce((sum, { count }) => sum + count, 0)
  return [
    `minute ${minute}: ${tally.sent} requests (${tally.leftOut} left out), ${open} standing connections`,
    `health p50 ${health.p50}, p99 ${health.p99}, p99.9 ${health.p999}, max ${health.max} ms`,
    `${serverErrors} server errors, ${log.total} error lines, ${log.threadsReplaced} render threads replaced`,
    `processes ${serving.join(' ')} (${ended.length} ended), ${memorySamplesMb.at(-1)} MB`,
    `${moved.length} pointers moved, ${revoked.size} revoked, load ${loadavg()[0]!.toFixed(1)}`,
  ].join('; ')
}

/** Prints the full report and, on request, saves it in docs/benchmarks. Returns whether all limits held. */
export function report(options: HostileOptions, observed: Observations, { log }: Watch): boolean {
  const { tally } = observed
  const faults = faultsOf(observed)
  const result = {
    measured: new Date().toISOString().slice(0, 10),
    minutes: observed.minutes,
    seed: options.seed,
    requestsPerSecond: options.rate,
    concurrency: options.concurrency,
    requests: tally.sent,
    leftOut: tally.leftOut,
    limits,
    health: observed.health,
    memory: memoryOf(observed.memorySamplesMb),
    processesEnded: observed.ended.length,
    renderThreadsReplaced: log.threadsReplaced,
    pointersMoved: observed.moved,
    revoked: [...observed.revoked],
    answers: tally.statuses,
    serverErrors: counted(tally.serverErrors),
    unanswered: counted(tally.unanswered),
    errorLines: log.counts,
    faults,
  }
  console.log(JSON.stringify(result, null, 2))
  for (const { examples } of [...Object.values(tally.serverErrors), ...Object.values(tally.unanswered)])
    for (const example of examples) console.log(JSON.stringify(example))
  console.log('Slowest answers:')
  for (const example of tally.slowest) console.log(JSON.stringify(example))
  console.log('First lines of the log by kind:')
  for (const line of Object.values(log.firstLines)) console.log(line.slice(0, 1_000))
  console.log(faults.length === 0 ? 'All limits held.' : `Violations:\n- ${faults.join('\n- ')}`)
  if (options.write) {
    mkdirSync(dirname(figuresFile), { recursive: true })
    writeFileSync(figuresFile, `${JSON.stringify(result, null, 2)}\n`)
  }
  return faults.length === 0
}

const counted = (kinds: Observations['tally']['serverErrors']) =>
  Object.fromEntries(Object.entries(kinds).map(([kind, { count }]) => [kind, count]))
