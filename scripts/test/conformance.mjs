import { existsSync } from 'node:fs'
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

const long = 'long: '

/**
 * The section and the test of each row of docs/spec-conformance.md; `test` is missing where a row cannot be read. `isLong`: the test runs
 * in `npm run test:long -- journeys`.
 */
const readRows = table =>
  table
    .split('\n')
    .filter(line => /^\| \d/.test(line))
    .map(row => {
      const [, section, , cell] = row.split(/ ?(?<!\\)\| ?/)
      const isLong = cell?.startsWith(long)
      return { row, section, test: cell?.slice(isLong ? long.length : 0).trim(), isLong }
    })

/**
 * Faults of the table that show before any test ran: too few rows, unreadable ones, tests in files that do not exist, and long journeys
 * that are not among those with these names.
 */
export function tableFaults(table, longNames) {
  const rows = readRows(table)
  if (rows.length < 100) return [`docs/spec-conformance.md has only ${rows.length} rows`]
  return rows.flatMap(({ row, section, test, isLong }) => {
    if (!test) return [`docs/spec-conformance.md: '${row}' names no test`]
    if (isLong && !longNames.has(test)) return [`spec ${section}: no long journey is called '${test}'`]
    const [file] = test.split(' › ')
    return existsSync(join(root, file)) ? [] : [`spec ${section}: there is no file '${file}'`]
  })
}

/** Rows whose test did not pass in this run, without those of long journeys. */
export const conformanceFaults = (table, passedNames) =>
  readRows(table)
    .filter(({ test, isLong }) => !isLong && !passedNames.has(test))
    .map(({ section, test }) => `spec ${section}: no test passed that is called '${test}'`)
