import { afterEach, beforeEach, expect, jest } from '@jest/globals'

/** Fails a test on an unexpected error or warning on the console, which would otherwise be overlooked. */
let spies

beforeEach(() => {
  spies = ['error', 'warn'].map(method => jest.spyOn(console, method).mockImplementation(() => {}))
})

afterEach(() => {
  const said = spies.flatMap(spy => spy.mock.calls)
  for (const spy of spies) spy.mockRestore()
  expect(said).toEqual([])
})
