import { runHostile } from './hostile.ts'
import { runInterleaved } from './interleaved.ts'
import { runLive } from './live.ts'
import { runVerdictInSight } from './verdict-in-sight.ts'
import {
  runAreas,
  runCalculations,
  runCases,
  runEmbedded,
  runExpressions,
  runInputs,
  runJourneys,
  runOrder,
  runUnits,
  runUploads,
} from './whole-suites.ts'

/** `npm run test:long -- NAME [OPTION…]`: tests that take too long for `npm test`. Each exits with 1 if a test fails or a limit is exceeded. */
const runs: Record<string, (...options: string[]) => Promise<boolean>> = {
  areas: runAreas,
  hostile: runHostile,
  calculations: runCalculations,
  cases: runCases,
  embedded: runEmbedded,
  expressions: runExpressions,
  inputs: runInputs,
  interleaved: runInterleaved,
  journeys: runJourneys,
  live: runLive,
  order: runOrder,
  units: runUnits,
  uploads: runUploads,
  verdict: runVerdictInSight,
}

const [name = '', ...options] = process.argv.slice(2)
const run = Object.hasOwn(runs, name) ? runs[name] : undefined
if (!run) {
  console.error(`usage: npm run test:long -- ${Object.keys(runs).join('|')}`)
  process.exit(2)
}
process.exit((await run(...options)) ? 0 : 1)
