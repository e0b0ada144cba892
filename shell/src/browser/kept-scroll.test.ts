import { beforeEach, expect, jest, test } from '@jest/globals'
import { keepScroll, restoreScroll } from './kept-scroll.ts'

const scrolledTo = jest.fn()

beforeEach(() => {
  sessionStorage.clear()
  scrolledTo.mockClear()
  window.scrollTo = scrolledTo as never
})

function at(address: string, top: number) {
  history.replaceState(null, '', address)
  Object.assign(window, { scrollY: top })
}

test('switching the language of a page restores its scroll position once', () => {
  at('/en/brokers?page=2', 640)
  keepScroll()
  at('/id/brokers?page=2', 0)
  restoreScroll()
  restoreScroll()
  expect(scrolledTo.mock.calls).toEqual([[0, 640]])
})

test('a different page does not restore the stored scroll position', () => {
  at('/en/brokers?page=2', 640)
  keepScroll()
  at('/id/brokers?page=3', 0)
  restoreScroll()
  expect(scrolledTo).not.toHaveBeenCalled()
})
