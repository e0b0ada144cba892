import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CannotStart, root, run } from '../set-up.mjs'
import { conformanceFaults, passedInJest, passedInPlaywright } from './conformance.mjs'

/** One test run: runs checks and test runners, counts passed and failed tests, and prints the summary. */
export class TestRun {
  #steps
  #runtime
  #passed = 0
  #failed = 0
  /** Names of the tests that passed, as docs/spec-conformance.md gives them. */
  #passedNames = new Set()
  #reports = mkdtempSync(join(tmpdir(), 'brokerlens-tests-'))

  constructor(steps, runtime) {
    this.#steps = steps
    this.#runtime = runtime
  }

  /** Runs a check, which counts as one test. `alsoHolds(output)` returns true, or what is wrong. */
  async check(name, args, alsoHolds = () => true) {
    this.#steps.show(name)
    const { code, output } = await run(this.#runtime.node, args, { env: this.#runtime.env })
    const held = code === 0 ? alsoHolds(output) : false
    if (held === true) this.#passed++
    else this.#failed++
    this.#steps.done(name, held === true ? '' : 'FAILED')
    if (held !== true) console.log(typeof held === 'string' ? held : output.trim())
    return held === true
  }

  async jest(name, options, env = {}) {
    const file = join(this.#reports, `${name}.json`)
    const args = [
      // Suites end before optimised code of the embedded database would repay its compilation. jest's workers inherit the option.
      '--liftoff-only',
      join(root, 'node_modules/jest/bin/jest.js'),
      '--json',
      `--outputFile=${file}`,
      '--silent=false',
      '--reporters=default',
      ...options,
    ]
    await this.#count(name, args, { ...env, FORCE_COLOR: '0' }, () => {
      const report = JSON.parse(readFileSync(file, 'utf8'))
      for (const test of passedInJest(report)) this.#passedNames.add(test)
      const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = report
      return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites }
    })
  }

  async playwright(name, config, env = {}, options = []) {
    const file = join(this.#reports, `${name}.json`)
    const args = [
      join(root, 'node_modules/@playwright/test/cli.js'),
      'test',
      '-c',
      config,
      '--reporter=list,json',
      ...options,
    ]
    await this.#count(name, args, { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file, FORCE_COLOR: '0' }, () => {
      const report = JSON.parse(readFileSync(file, 'utf8'))
      for (const test of passedInPlaywright(report)) this.#passedNames.add(test)
      const { stats, errors } = report
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
    })
  }

  /** The last check: all tests listed in docs/spec-conformance.md have passed in this run. */
  conformance() {
    const name = 'Conformance to the specification'
    this.#steps.show(name)
    const faults = conformanceFaults(readFileSync(join(root, 'docs/spec-conformance.md'), 'utf8'), this.#passedNames)
    if (faults.length === 0) this.#passed++
    else this.#failed++
    this.#steps.done(name, faults.length ? 'FAILED' : '')
    for (const fault of faults) console.log(fault)
  }

  /** Adds a runner's own counts; a runner without a report, or without any tests, counts as failed. */
  async #count(name, args, env, read) {
    this.#steps.show(name)
    const { output } = await run(this.#runtime.node, args, { env: { ...this.#runtime.env, ...env } })
    let result
    try {
      result = read()
    } catch {
      result = { passed: 0, failed: 1 }
    }
    if (result.passed + result.failed === 0) result.failed = 1
    this.#passed += result.passed
    this.#failed += result.failed
    this.#steps.done(name, `${result.passed} passed${result.failed ? `, ${result.failed} FAILED` : ''}`)
    if (result.failed) console.log(output.trim())
  }

  /** Counts and prints an error outside the tests. */
  broke(error) {
    this.#failed++
    console.error(error instanceof CannotStart ? error.message : error)
  }

  end() {
    rmSync(this.#reports, { recursive: true, force: true })
    console.log(`${this.#passed} passed, ${this.#failed} failed`)
    process.exitCode = this.#failed === 0 ? 0 : 1
  }
}
