import { swapMemory } from '../bench/releases/swap-memory.ts'
import { expect, test } from '../portal/test.ts'

test('sixty releases one after another leave no memory behind, and the one that left a timer running is named', async () => {
  const { heapMb, left } = await swapMemory(60)
  // One release is 3 MB.
  expect(heapMb).toBeLessThan(10)
  expect(left).toEqual([expect.stringMatching(/^brokers 0\.0\.50: 1$/)])
})
