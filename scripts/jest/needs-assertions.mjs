/** Where jest's `expect` keeps its state in the global object of a suite. */
const matchers = Symbol.for('$$jest-matchers-object')

/**
 * A test environment in which a test that makes no assertion fails. Assertions in `beforeEach` and `afterEach` do not count: they would make
 * every test of a file pass this check.
 */
export const needsAssertions = Environment =>
  class extends Environment {
    #before = 0

    async handleTestEvent(event, state) {
      await super.handleTestEvent?.(event, state)
      const made = () => this.global[matchers]?.state.assertionCalls ?? 0
      if (event.name === 'test_fn_start') this.#before = made()
      if (event.name === 'test_fn_success' && made() === this.#before)
        event.test.errors.push(new Error('This test makes no assertion, so it cannot fail.'))
    }
  }
