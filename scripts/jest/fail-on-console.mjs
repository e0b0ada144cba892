import { afterEach, beforeEach, expect, jest } from '@jest/globals'

/** An unexpected error or warning on the console is a fault somebody would otherwise read past. */
let spies

beforeEach(() => {
  spies = ['error', 'warn'].map(method => jest.spyOn(console, method).mockImplementation(() => {}))
})

afterEach(() => {
  const said = spies.flatMap(spy => spy.mock.calls)
  for (const spy of spies) spy.mockRestore()
  expect(said).toEqual([])
})
