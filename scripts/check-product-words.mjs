import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allowedPlaces } from './product-words/allowed-places.ts'
import { productWordFaults } from './product-words/find-product-words.ts'
import { root } from './set-up.mjs'

/**
 * Checks that code for any portal does not mention the subject of this one (docs/architecture.md). Tests and Markdown pages may,
 * for their examples.
 */
const names = globSync(['platform/**/*.*', 'shared-state/src/**/*.*'], {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**', '**/testing/**', '**/browser/**', '**/*.test.*', '**/*.md'],
  withFileTypes: true,
})
  .filter(entry => entry.isFile())
  .map(entry => join(entry.parentPath, entry.name).slice(root.length + 1))
const files = new Map(names.map(name => [name.replaceAll('\\', '/'), readFileSync(join(root, name), 'utf8')]))
const faults = productWordFaults(files, allowedPlaces)
if (files.size < 100) faults.push(`only ${files.size} files were checked`)

for (const fault of faults) console.log(fault)
console.log(`${files.size} portal-independent files, ${faults.length} faults in their words`)
process.exitCode = faults.length === 0 ? 0 : 1
