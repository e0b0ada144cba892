import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cruise } from './imports/cruise.mjs'
import { drawing, drawingIn, withDrawing } from './imports/drawing.mjs'
import { featureCircles } from './imports/features.mjs'
import { requestPathFaults } from './imports/request-path.mjs'
import { root } from './set-up.mjs'

/**
 * Checks all imports against `.dependency-cruiser.mjs`, the features of a room for circular imports, and the docs against the
 * imports: the diagram in docs/architecture.md (`--write` redraws it) and the steps of docs/request-path.md.
 */
const page = join(root, 'docs/architecture.md')
const { modules, summary } = await cruise()
const faults = summary.violations.map(({ from, to, rule, cycle }) => {
  const way = cycle ? cycle.map(({ name }) => name).join(' → ') : to
  return `${from} → ${way} (${rule.name})`
})
faults.push(...featureCircles(modules).map(circle => `${circle} (cycle of features)`))
const way = readFileSync(join(root, 'docs/request-path.md'), 'utf8')
faults.push(...requestPathFaults(way, modules).map(fault => `docs/request-path.md: ${fault}`))
if (modules.length < 100) faults.push(`only ${modules.length} files were checked`)

const text = readFileSync(page, 'utf8')
const now = drawing(modules)
if (process.argv.includes('--write')) writeFileSync(page, withDrawing(text, now))
else if (drawingIn(text) !== now)
  faults.push('the drawing in docs/architecture.md is out of date: run node scripts/check-imports.mjs --write')

for (const fault of faults) console.log(fault)
console.log(`${modules.length} files, ${faults.length} faults in their imports`)
process.exitCode = faults.length === 0 ? 0 : 1
