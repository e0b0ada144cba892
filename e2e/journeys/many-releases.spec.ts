import { swapMemory } from '../bench/releases/swap-memory.ts'
import { expect, test } from '../portal/test.ts'

test(
  'loading sixty releases in a row leaks no memory, and a release that leaves a timer running is reported',
  { tag: '@long' },
  async () => {
    const { heapMb, left } = await swapMemory(60)
    // One release is 3 MB.
    expect(heapMb).toBeLessThan(10)
    expect(left).toEqual([expect.stringMatching(/^brokers 0\.0\.50: 1$/)])
  },
)
