import { globSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { findExpressions, type Expression } from './find-expressions.ts'
import { formatExpressions, routeExpression } from './library-expressions.ts'
import { reviewedExpressions, type Reviewed } from './reviewed-expressions.ts'

const root = resolve(import.meta.dirname, '../..')
const notOurs = new Set([
  'node_modules',
  'dist',
  '.data',
  '.cache',
  '.mf',
  'test-results',
  'playwright-report',
  'coverage',
])

/** All regular expressions that the tree's code runs, and faults of those composed at run time. */
export function treeExpressions(): { files: number; expressions: Expression[]; faults: string[] } {
  const files = globSync('**/*.{ts,tsx,mts,js,mjs,cjs}', {
    cwd: root,
    exclude: path => notOurs.has(basename(path)),
  }).map(file => file.replaceAll('\\', '/'))
  const found = files.map(file => findExpressions(file, readFileSync(join(root, file), 'utf8')))
  const composed = found.flatMap(each => each.composed)
  const isReviewed = ({ file, code }: { file: string; code: string }) =>
    reviewedExpressions.some(entry => entry.file === file && entry.code === code)
  const isUsed = ({ file, code }: Reviewed) => composed.some(each => each.file === file && each.code === code)
  return {
    files: files.length,
    expressions: [
      ...found.flatMap(each => each.expressions),
      ...found.flatMap(each =>
        each.routes.map(({ file, line, path }) => ({ file, line, ...partsOf(routeExpression(path)) })),
      ),
      ...formatExpressions().map(({ name, pattern }) => ({
        file: `shared-state/src/schema.ts, ${name}`,
        line: 1,
        ...partsOf(pattern),
      })),
      ...reviewedExpressions.flatMap(({ file, makes }) => makes.map(source => ({ file, line: 1, source, flags: '' }))),
    ],
    faults: [
      ...composed
        .filter(each => !isReviewed(each))
        .map(
          ({ file, line, code }) =>
            `${file}:${line} ${code} is composed at run time: write it out, use string functions, or review it in scripts/regular-expressions/reviewed-expressions.ts`,
        ),
      ...reviewedExpressions
        .filter(entry => !isUsed(entry))
        .map(
          ({ file, code }) =>
            `scripts/regular-expressions/reviewed-expressions.ts reviews ${code}, which ${file} does not have`,
        ),
    ],
  }
}

const partsOf = ({ source, flags }: RegExp) => ({ source, flags })
