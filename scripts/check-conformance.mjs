/**
 * Checks that each test named in docs/spec-conformance.md is in a file that exists, and that each long journey named there is one. Whether
 * the other tests pass shows at the end of `npm test`.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './set-up.mjs'
import { passedInPlaywright, tableFaults } from './test/conformance.mjs'

const listed = await run(
  process.execPath,
  [
    join(root, 'node_modules/@playwright/test/cli.js'),
    'test',
    ...['-c', 'e2e/playwright.config.ts', '--list', '--grep', '@long', '--reporter=json'],
  ],
  { env: { ...process.env, TEST_AMOUNT: 'all' } },
)
const longNames = new Set(passedInPlaywright(JSON.parse(listed.output)))
const faults = tableFaults(readFileSync(join(root, 'docs/spec-conformance.md'), 'utf8'), longNames)
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
