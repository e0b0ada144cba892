import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type { Snapshot } from 'shared-state/contract/release'
import type { Vote } from '../guard/release-votes.ts'
import { FaultProbe } from './fault-probe.ts'
import type { RenderJob, RenderResult } from './threads/render-messages.ts'
import type { RenderHelp } from './threads/thread-options.ts'

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] }))
afterEach(() => void jest.useRealTimers())

/** A probe whose renderings all fail in the area of their address, `/AREA/…`: by default it exceeds its time limit. */
function scene(message = 'area did not load within 5000 ms') {
  const rendered: string[] = []
  const votes: Vote[] = []
  const probe = new FaultProbe({
    threads: {
      async renderApart(jobNow) {
        const { pathname } = new URL(jobNow().url)
        rendered.push(pathname)
        const area = pathname.split('/')[1]!
        const error = { name: 'Error', message, stack: '' }
        return { kind: 'page', failures: [{ area, stage: 'load', error }] } as unknown as RenderResult
      },
    },
    snapshots: { isRevoked: () => false },
    breakers: { trip: () => {} },
    votes: { cast: vote => void votes.push(vote) },
    anonymousHelp: (_job, signal) => ({ signal }) as RenderHelp,
    pause: async () => {},
    log: { error: () => {} },
  })
  return {
    rendered,
    votes,
    suspect: (path: string, network = 'network 1') =>
      probe.suspect({
        release: { area: path.split('/')[1]!, version: '2.0.0' },
        job: { url: `http://site${path}`, visitor: {} } as unknown as RenderJob,
        snapshot: {} as Snapshot,
        network,
      }),
    settled: () => new Promise(turn => setImmediate(turn)),
  }
}

test('slow pages of one release do not keep another release from being rendered again and voted against', async () => {
  const { suspect, settled, rendered, votes } = scene()
  for (let page = 0; page < 100; page++) suspect(`/brokers/${page}`)
  await settled()
  expect(rendered).toHaveLength(6)
  for (const network of ['network 1', 'network 2', 'network 3']) suspect('/tools/pip', network)
  await settled()
  expect(rendered.slice(6)).toEqual(['/tools/pip'])
  expect(votes.filter(({ area }) => area === 'tools').map(({ network }) => network)).toHaveLength(3)
})

test('a release whose slot content is late again is not voted against', async () => {
  const { suspect, settled, rendered, votes } = scene('time budget spent')
  suspect('/brokers/1')
  await settled()
  expect([rendered, votes]).toEqual([['/brokers/1'], []])
})

test('addresses that the limit held back are rendered again a minute later, although nobody requests them', async () => {
  const { suspect, settled, rendered } = scene()
  for (let page = 0; page < 7; page++) suspect(`/brokers/${page}`)
  await settled()
  expect(rendered).toHaveLength(6)
  jest.advanceTimersByTime(60_000)
  await settled()
  expect(rendered).toHaveLength(7)
})
