import { expect, test } from '@jest/globals'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import config from '../../oxlint.config.ts'
import { examples } from './examples.ts'

const root = resolve(import.meta.dirname, '../..')

/** Which rules report each example, by its number; all are linted in one run, in a folder whose code React runs. */
function lintExamples(): Map<number, string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'brokerlens-lint-'))
  try {
    for (const name of ['oxlint.config.ts', 'scripts/lint/no-barrels.mjs']) cpSync(join(root, name), join(folder, name))
    mkdirSync(join(folder, 'ui'))
    for (const [index, { code }] of examples.entries()) writeFileSync(join(folder, `ui/${index}.tsx`), code)
    const oxlint = [join(root, 'node_modules/oxlint/bin/oxlint'), '--format', 'json', '.']
    const { stdout } = spawnSync(process.execPath, oxlint, { cwd: folder, encoding: 'utf8' })
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; code: string }[] }
    const found = new Map<number, string[]>()
    for (const { filename, code } of diagnostics) {
      const index = Number.parseInt(filename.slice(filename.lastIndexOf('/') + 1))
      // As `eslint(no-var)`.
      found.set(index, [...(found.get(index) ?? []), code.slice(code.indexOf('(') + 1, -1)])
    }
    return found
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const found = lintExamples()
const nameOf = (rule: string) => rule.slice(rule.indexOf('/') + 1)

test.each(examples.map(({ rule, title }, index) => ({ rule, title, index })))(
  'the linter reports $rule in $title',
  ({ rule, index }) => expect(found.get(index)).toContain(nameOf(rule)),
)

test('each rule of the linter has an example', () => {
  const rules = [config, ...config.overrides].flatMap(part => Object.entries(part.rules))
  const on = rules.filter(([, setting]) => setting !== 'off').map(([rule]) => rule)
  expect(new Set(examples.map(({ rule }) => rule))).toEqual(new Set(on))
})
