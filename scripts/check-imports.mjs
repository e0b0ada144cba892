import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawing, drawingIn, withDrawing } from './imports/drawing.mjs'
import { roomOf } from './imports/rooms.mjs'
import { root, run } from './set-up.mjs'

/**
 * Holds every import against `.dependency-cruiser.mjs`, and the drawing in docs/architecture.md against the imports.
 * `--write` draws it anew.
 */
const page = join(root, 'docs/architecture.md')
const folders = readdirSync(root).filter(name => roomOf(`${name}/file`) !== undefined)
const { output } = await run(process.execPath, [
  join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
  ...['--config', '.dependency-cruiser.mjs', '--output-type', 'json'],
  ...folders,
])
const { modules, summary } = JSON.parse(output)
const faults = summary.violations.map(({ from, to, rule, cycle }) => {
  const way = cycle ? cycle.map(({ name }) => name).join(' → ') : to
  return `${from} → ${way} (${rule.name})`
})
if (modules.length < 100) faults.push(`only ${modules.length} files were looked at`)

const text = readFileSync(page, 'utf8')
const now = drawing(modules)
if (process.argv.includes('--write')) writeFileSync(page, withDrawing(text, now))
else if (drawingIn(text) !== now)
  faults.push('docs/architecture.md draws other imports than there are: node scripts/check-imports.mjs --write')

for (const fault of faults) console.log(fault)
console.log(`${modules.length} files, ${faults.length} faults in their imports`)
process.exitCode = faults.length === 0 ? 0 : 1
