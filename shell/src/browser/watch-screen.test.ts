import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { ScreenStore } from 'shared-state/store/screen-store'
import { fillBrowserGaps } from '../testing/browser-gaps.ts'
import { watchScreen } from './watch-screen.ts'

let screen: ScreenStore
let stop: () => void

fillBrowserGaps()

beforeEach(() => {
  jest.useFakeTimers()
  resizeTo(1280)
  scrollTo(0)
  screen = new ScreenStore()
  stop = watchScreen(screen, null)
})
afterEach(() => {
  stop()
  jest.useRealTimers()
})

function resizeTo(width: number) {
  Object.assign(window, { innerWidth: width })
  dispatchEvent(new Event('resize'))
}
function scrollTo(top: number) {
  Object.assign(window, { scrollY: top })
  dispatchEvent(new Event('scroll'))
}

test('the screen store measures the window as soon as it is watched', () => {
  stop()
  Object.assign(window, { innerWidth: 390, innerHeight: 844, scrollY: 50 })
  stop = watchScreen(screen, Object.defineProperty(document.createElement('div'), 'offsetHeight', { value: 30 }))
  expect(screen).toMatchObject({ width: 390, height: 844, scrollTop: 50, tipsHeight: 30, layout: 'mobile' })
})

test('the layout updates 300 ms after the last window resize', () => {
  resizeTo(900)
  jest.advanceTimersByTime(299)
  resizeTo(850)
  jest.advanceTimersByTime(299)
  expect(screen.layout).toBe('web')
  jest.advanceTimersByTime(1)
  expect([screen.layout, screen.width]).toEqual(['pad', 850])
})

test('the scroll position updates 100 ms after the last scroll event', () => {
  scrollTo(400)
  jest.advanceTimersByTime(99)
  scrollTo(900)
  jest.advanceTimersByTime(99)
  expect(screen.scrollTop).toBe(0)
  jest.advanceTimersByTime(1)
  expect(screen.scrollTop).toBe(900)
})

test('the screen store measures nothing after watching stops', () => {
  resizeTo(390)
  stop()
  jest.advanceTimersByTime(1000)
  expect(screen.layout).toBe('web')
})
