import { join, relative } from 'node:path'
import { root } from '../set-up.mjs'

/** Name of a test as in docs/spec-conformance.md: file, groups and title. */
const nameOf = (file, titles) => [relative(root, file).replaceAll('\\', '/'), ...titles].join(' › ')

/** Names of the tests that passed, from jest's JSON report. */
export const passedInJest = ({ testResults }) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed')
      .map(({ ancestorTitles, title }) => nameOf(name, [...ancestorTitles, title])),
  )

/** Names of the tests that passed, from Playwright's JSON report. */
export function passedInPlaywright({ config, suites }) {
  const inSuite = ({ specs = [], suites: inner = [] }, groups) => [
    ...specs.filter(({ ok }) => ok).map(({ file, title }) => nameOf(join(config.rootDir, file), [...groups, title])),
    ...inner.flatMap(suite => inSuite(suite, [...groups, suite.title])),
  ]
  // The outermost suites are the files.
  return suites.flatMap(file => inSuite(file, []))
}

/** Faults of the table: unreadable rows, and tests that did not pass in this run. */
export function conformanceFaults(table, passedNames) {
  const rows = table.split('\n').filter(line => /^\| \d/.test(line))
  if (rows.length < 100) return [`docs/spec-conformance.md has only ${rows.length} rows`]
  return rows.flatMap(row => {
    const [, section, , test] = row.split(/ ?(?<!\\)\| ?/)
    if (!test) return [`docs/spec-conformance.md: '${row}' names no test`]
    return passedNames.has(test.trim()) ? [] : [`spec ${section}: no test passed that is called '${test.trim()}'`]
  })
}
