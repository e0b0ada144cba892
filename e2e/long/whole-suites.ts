import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../portal/start-portal.ts'

/** Every suite with a database on the embedded one: `npm test` runs only some of them there. */
export const runEmbedded = (...options: string[]): Promise<boolean> =>
  runNode(
    [
      'node_modules/jest/bin/jest.js',
      ...['--config', 'scripts/jest/on-embedded.config.mjs'],
      ...['--findRelatedTests', 'sample-data/src/testing/test-database.ts'],
      ...options,
    ],
    { TEST_AMOUNT: 'all' },
  )

/** The unit tests in `*.long.test.ts`, which `npm test` leaves out. `TEST_DATABASE_URL` selects PostgreSQL. */
export const runUnits = (...options: string[]): Promise<boolean> =>
  runNode(['node_modules/jest/bin/jest.js', '--testPathPatterns', String.raw`\.long\.test\.`, ...options], {
    TEST_AMOUNT: 'all',
  })

/** Every unit test, in a random order within its file. */
export const runOrder = (...options: string[]): Promise<boolean> =>
  runNode(['node_modules/jest/bin/jest.js', '--randomize', ...options])

/** Everything that can be tested of each area alone, one area after the other. */
export async function runAreas(): Promise<boolean> {
  const areas = readdirSync(projectRoot).filter(name => name.startsWith('mf-'))
  for (const area of areas)
    if (!(await runNode(['scripts/area.mjs', 'test'], {}, join(projectRoot, area)))) return false
  return true
}

/** Every journey, those tagged @long included, against a portal with all sample data: `npm test` uses a hundredth. */
export const runJourneys = (...options: string[]): Promise<boolean> =>
  runNode(['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts', ...options], {
    TEST_AMOUNT: 'all',
  })

/** Random steps of exposure cases, on PostgreSQL with TEST_DATABASE_URL and else on the embedded database: 500 times as many as in `npm test`. */
export const runCases = (...options: string[]): Promise<boolean> =>
  runNode(['node_modules/jest/bin/jest.js', 'backend/src/exposure-case/case-rules', ...options], {
    STEPS: process.env.STEPS ?? '100000',
  })

/** Rules of the calculators for random numbers: 200 times as many as in `npm test`. */
export const runCalculations = (...options: string[]): Promise<boolean> =>
  runNode(['node_modules/jest/bin/jest.js', 'calls/src/calculators/calculator-rules', ...options], {
    CALCULATIONS: process.env.CALCULATIONS ?? '20000',
  })

/** Hostile pictures sent to every upload: 1,000 instead of 30, and memory has to stay level. */
export const runUploads = (...options: string[]): Promise<boolean> =>
  runNode(['node_modules/jest/bin/jest.js', 'backend/src/images/hostile-uploads', ...options], {
    UPLOADS: process.env.UPLOADS ?? '1000',
  })

/**
 * Every hostile input for every call, every filter and language for every list of brokers, with 10,000 generated brokers, and every history
 * of reviews. In `npm test` calls and lists share inputs, filters and languages, and there are fewer generated brokers and histories.
 */
export const runInputs = (...options: string[]): Promise<boolean> =>
  runNode(
    [
      'node_modules/jest/bin/jest.js',
      'backend/src/hostile/',
      ...['broker-milestones', 'broker-tabs', 'may-lead', 'praise'].map(name => `backend/src/brokers/${name}`),
      'backend/src/review-checks/review-rules',
      'backend/src/withheld-texts/withheld-everywhere',
      ...options,
    ],
    {
      WHOLE_LISTS: '1',
      FC_RUNS: process.env.FC_RUNS ?? '100',
      GENERATED_BROKERS: process.env.GENERATED_BROKERS ?? '10000',
    },
  )

/** Every regular expression is verified again: `npm test` trusts the committed list of verified ones. */
export const runExpressions = (): Promise<boolean> => runNode(['scripts/check-regular-expressions.mjs', '--all'])

/** Runs a program of the project in this terminal; resolves to whether it succeeded. */
async function runNode(
  [file, ...args]: string[],
  env: Record<string, string> = {},
  cwd = projectRoot,
): Promise<boolean> {
  const child = spawn(process.execPath, [join(projectRoot, file!), ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  return code === 0
}
