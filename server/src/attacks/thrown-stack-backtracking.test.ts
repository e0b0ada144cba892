import { expect, test } from '@jest/globals'
import { releaseInStack } from 'platform/host/rendering/threads/find-running-release'
import { growth, QUADRATIC } from 'shared-state/testing/growth'

const folder = '/data/releases'
const stack = (message: string) => `Error: ${message}
    at async Promise.all (index 0)
    at price (${folder}/brokers/1.2.0/node/chunk-7.cjs:120:33)
    at ${folder}/shell/1.0.0/node/entry.cjs:7:1`

test('a release is found by its stack trace regardless of the error message', () => {
  expect(releaseInStack(stack('no price'), folder)).toEqual({ area: 'brokers', version: '1.2.0' })
})

test.each(['x', ':1', ':1:1', '(', ' ', '1'])(
  'an error whose message is "%s" 100,000 times is searched in linear time',
  async part => {
    const search = (times: number) =>
      expect(releaseInStack(stack(part.repeat(times)), folder)).toEqual({ area: 'brokers', version: '1.2.0' })
    expect(await growth(search, 3_200)).toBeLessThan(QUADRATIC)
  },
)
