import { expect, test } from '@jest/globals'
import { releaseInStack } from '../render/find-running-release.ts'

const folder = '/data/releases'
const stack = (message: string) => `Error: ${message}
    at async Promise.all (index 0)
    at price (${folder}/brokers/1.2.0/node/chunk-7.cjs:120:33)
    at ${folder}/shell/1.0.0/node/entry.cjs:7:1`

test('a release is found by its stack, whatever the message', () => {
  expect(releaseInStack(stack('no price'), folder)).toEqual({ area: 'brokers', version: '1.2.0' })
})

test.each(['x', ':1', ':1:1', '(', ' ', '1'])('an error with a message of 100,000 times "%s" does not block the process that serves', part => {
  const since = performance.now()
  expect(releaseInStack(stack(part.repeat(100_000)), folder)).toEqual({ area: 'brokers', version: '1.2.0' })
  expect(performance.now() - since).toBeLessThan(1_000)
})
