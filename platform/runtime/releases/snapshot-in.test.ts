import { expect, test } from '@jest/globals'
import type { SnapshotArea } from 'shared-state/contract/release'
import { snapshotIn } from './snapshot-in.ts'

const file = { href: '/x', integrity: 'sha384-x' }
const area: SnapshotArea = {
  version: '1.0.0',
  container: 'shops',
  entry: file,
  css: [file],
  fonts: [file],
  strings: { en: file, id: file, fr: file },
  addresses: ['shops'],
  slots: [],
  menu: { en: 'Shops', id: 'Toko', fr: 'Magasins' },
  down: { en: 'Down', id: 'Gagal', fr: 'En panne' },
}

test('a page carries the words of its languages alone, and no fonts, which its own head loads', () => {
  const { shell, areas } = snapshotIn({ shell: area, areas: { shops: area }, pinned: {}, epoch: 1 }, ['id', 'en'])
  for (const carried of [shell, areas.shops!]) {
    expect(carried.menu).toEqual({ en: 'Shops', id: 'Toko' })
    expect(carried.down).toEqual({ en: 'Down', id: 'Gagal' })
    expect(Object.keys(carried.strings)).toEqual(['en', 'id'])
    expect(carried).not.toHaveProperty('fonts')
  }
})
