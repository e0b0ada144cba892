import { expect, test } from '@jest/globals'
import { setTimeout as delay } from 'node:timers/promises'
import { smallClusterScene } from '../testing/small-cluster-scene.ts'

const { there, origin, ask } = smallClusterScene()

test('a serving process that computes for seconds with a running event loop is not killed', async () => {
  const first = await origin(1)
  const pid = await ask('/busy', first)
  expect(await ask('/', first)).toBe(pid)
  expect(there.log).toBe('')
})

test('a serving process that was stopped for two seconds and continued is not killed', async () => {
  const first = await origin(1)
  const pid = await ask('/', first)
  process.kill(pid, 'SIGSTOP')
  // The pause itself is under test: a stopped process gets no CPU time and must not count as hanging.
  await delay(2_000)
  process.kill(pid, 'SIGCONT')
  expect(await ask('/', first)).toBe(pid)
  expect(there.log).toBe('')
})
