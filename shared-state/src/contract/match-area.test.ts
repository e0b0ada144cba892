import { expect, test } from '@jest/globals'
import { matchArea } from './match-area.ts'
import type { Snapshot, SnapshotArea } from './release.ts'

const release = (addresses: string[]): SnapshotArea => ({
  version: '1.0.0',
  container: '',
  entry: { href: '', integrity: '' },
  css: [],
  strings: {},
  addresses,
  slots: [],
  menu: {},
  down: {},
})
const snapshot: Snapshot = {
  shell: release([]),
  areas: { news: release(['news', 'news.html']), brokers: release(['brokers']), reviews: release(['brokers/review']) },
  pinned: {},
  epoch: 0,
}

test.each([
  ['/en/brokers', 'brokers'],
  ['/en/brokers/info/x-1.html', 'brokers'],
  ['/id/news.html', 'news'],
  ['/en/brokers/review/x-1.html', 'reviews'],
  ['/en/', undefined],
  ['/en/brokersx', undefined],
  ['/en/news.html.bak', undefined],
  ['/en', undefined],
])('the path %s belongs to the area %s', (path, area) => {
  expect(matchArea(snapshot, path)).toBe(area)
})
