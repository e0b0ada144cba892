/** Checks that each test named in docs/spec-conformance.md is in a file that exists. Whether it passes shows at the end of `npm test`. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './set-up.mjs'
import { tableFaults } from './test/conformance.mjs'

const faults = tableFaults(readFileSync(join(root, 'docs/spec-conformance.md'), 'utf8'))
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
