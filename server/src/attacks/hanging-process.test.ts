import { expect, test } from '@jest/globals'
import { smallClusterScene } from '../testing/small-cluster-scene.ts'

const { there, origin, ask } = smallClusterScene()

test('a serving process with a blocked event loop is killed and replaced, and its requests fail', async () => {
  const first = await origin(1)
  const pid = await ask('/', first)
  const spinning = await fetch(`${first}/spin`)
  const waiting = ask('/', first)
  await Promise.all([expect(spinning.text()).rejects.toThrow(), expect(waiting).rejects.toThrow()])
  expect(await ask('/', await origin(2))).not.toBe(pid)
  expect(
    there.log
      .trim()
      .split('\n')
      .map(line => JSON.parse(line)),
  ).toMatchObject([
    { worker: pid, msg: 'the event loop of a serving process is blocked; killing the process' },
    { worker: pid, signal: 'SIGKILL', msg: 'a serving process exited and is being replaced' },
  ])
})
