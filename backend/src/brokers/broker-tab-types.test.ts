import { expect, test } from '@jest/globals'
import { listTabs } from './broker-tabs.ts'

test('the tabs of a broker have the types of the specification', () => {
  const types = listTabs('en').map(({ linkname, id }) => [linkname, id])
  expect(Object.fromEntries(types.filter(([, id]) => id !== 0))).toEqual({
    info: 1,
    account: 2,
    safe: 3,
    review: 4,
    trade: 5,
    login: 7,
    service: 8,
    deposit: 10,
    company: 11,
  })
})
