import { CompareStore } from 'shared-state/store/compare-store'
import { keepCompared } from './keep-compared.ts'

const stops: (() => void)[] = []
const opened = (store = new CompareStore()) => {
  stops.push(keepCompared(store))
  return store
}
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  localStorage.clear()
})

test('the compared brokers and their names survive a reload', () => {
  opened().toggle('Q1', 'Quillhaven FX')
  expect(opened().brokers).toEqual([{ code: 'Q1', name: 'Quillhaven FX' }])
})

test('a cleared comparison stays empty after a reload', () => {
  const tab = opened()
  tab.toggle('Q1', 'Quillhaven FX')
  tab.clear()
  expect(opened().brokers).toEqual([])
})

test('the comparison follows a change in another tab', () => {
  const tab = opened()
  const newValue = JSON.stringify([{ code: 'G2', name: 'Goldpryde' }])
  dispatchEvent(new StorageEvent('storage', { key: 'compare', newValue }))
  expect(tab.codes).toEqual(['G2'])
})

test.each(['', 'null', '{}', '[1]', '[{"code":"a-b","name":"x"}]', '[{"code":"Q1"}]', '{"__proto__":1}', 'not json'])(
  'an invalid stored comparison (%s) is ignored',
  text => {
    localStorage.setItem('compare', text)
    expect(opened().brokers).toEqual([])
  },
)

test('a stored comparison of more than four brokers is cut to four', () => {
  localStorage.setItem('compare', JSON.stringify([1, 2, 3, 4, 5].map(n => ({ code: `c${n}`, name: `C${n}` }))))
  expect(opened().codes).toEqual(['c1', 'c2', 'c3', 'c4'])
})
