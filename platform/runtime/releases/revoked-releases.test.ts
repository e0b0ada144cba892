import { expect, jest, test } from '@jest/globals'
import type { Snapshot } from 'shared-state/contract/release'
import { RevokedReleases } from './revoked-releases.ts'

const snapshot = {
  shell: { version: '1.0.0' },
  areas: { brokers: { version: '2.0.0' }, tools: { version: '1.0.0' } },
  pinned: {},
  epoch: 4,
} as unknown as Snapshot
const answering = (...releases: { area: string; version: string }[]) => jest.fn(async () => ({ epoch: 5, releases }))
const settled = () => new Promise(resolve => setTimeout(resolve))

test('the list of revoked releases is not requested for a known epoch', () => {
  const ask = answering()
  const revoked = new RevokedReleases(snapshot, ask)
  revoked.heard(4)
  revoked.heard(3)
  expect(ask).not.toHaveBeenCalled()
})

test('a new epoch requests the revoked releases once and affects the area whose release the tab uses', async () => {
  const ask = answering({ area: 'brokers', version: '2.0.0' }, { area: 'tools', version: '0.9.0' })
  const revoked = new RevokedReleases(snapshot, ask)
  revoked.heard(5)
  revoked.heard(5)
  await settled()
  expect(ask.mock.calls).toEqual([[4]])
  expect([revoked.concern('brokers'), revoked.concern('tools'), revoked.concern('shell')]).toEqual([true, false, false])
})

test('a revoked shell affects every area', async () => {
  const revoked = new RevokedReleases(snapshot, answering({ area: 'shell', version: '1.0.0' }))
  revoked.heard(5)
  await settled()
  expect(revoked.concern('tools')).toBe(true)
})

test('a failed request for revoked releases is retried at the next response', async () => {
  const ask = jest.fn<(since: number) => Promise<{ epoch: number; releases: { area: string; version: string }[] }>>()
  ask
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce({ epoch: 5, releases: [{ area: 'brokers', version: '2.0.0' }] })
  const revoked = new RevokedReleases(snapshot, ask)
  revoked.heard(5)
  await settled()
  revoked.heard(5)
  await settled()
  expect(revoked.concern('brokers')).toBe(true)
})
