import { readFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { slowness } from './regular-expressions/slowness.ts'
import { treeExpressions } from './regular-expressions/tree-expressions.ts'
import { readVerified, writeVerified } from './regular-expressions/verified-expressions.ts'

/**
 * Checks that every regular expression of the tree runs in linear time: one that backtracks lets a single request stop a process.
 * Expressions in the list of verified ones are not checked again, unless `--all` is given; the check keeps that list up to date.
 */
const { files, expressions, faults } = treeExpressions()
const placesByText = Map.groupBy(expressions, ({ source, flags }) => `/${source}/${flags}`)

const sight = readFileSync(new URL('regular-expressions/linear-at-sight.ts', import.meta.url))
const checker = `recheck ${createRequire(import.meta.url)('recheck/package.json').version} ${createHash('sha256').update(sight).digest('hex')}`
const known = process.argv.includes('--all') ? new Set() : readVerified(checker)
const linear = []
for (const [text, places] of placesByText) {
  const [{ source, flags }] = places
  const slow = known.has(text) ? undefined : slowness(source, flags)
  if (slow === undefined) linear.push(text)
  else for (const { file, line } of places) faults.push(`${file}:${line} ${text} is ${slow}`)
}
writeVerified(checker, linear)

for (const fault of faults) console.error(fault)
console.log(
  faults.length === 0
    ? `${placesByText.size} regular expressions in ${files} files are linear`
    : `${faults.length} faults in regular expressions`,
)
process.exitCode = faults.length === 0 ? 0 : 1
