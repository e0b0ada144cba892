import { autorun } from 'mobx'
import { ScreenStore } from './screen-store.ts'

const at = (width: number) => {
  const screen = new ScreenStore()
  screen.measured({ width })
  return screen
}

test.each([
  [1200, 'web'],
  [1199, 'pc'],
  [1000, 'pc'],
  [999, 'pad'],
  [800, 'pad'],
  [799, 'mobile'],
  [0, 'mobile'],
])('a screen %i px wide has the layout %s', (width, layout) => {
  expect(at(width).layout).toBe(layout)
})

test.each([
  [1536, '2xl'],
  [1535, 'xl'],
  [1280, 'xl'],
  [1279, 'lg'],
  [1024, 'lg'],
  [1023, 'md'],
  [768, 'md'],
  [767, 'sm'],
  [640, 'sm'],
  [639, 'xs'],
  [320, 'xs'],
  [200, 'xs'],
])('a screen %i px wide has the size %s', (width, size) => {
  expect(at(width).size).toBe(size)
})

test('an unmeasured screen has the size xl and tips of 84 px', () => {
  const { size, layout, tipsHeight, scrollTop } = new ScreenStore()
  expect({ size, layout, tipsHeight, scrollTop }).toEqual({ size: 'xl', layout: 'web', tipsHeight: 84, scrollTop: 0 })
})

test('the first screen is passed once it is scrolled out of view below the tips', () => {
  const screen = at(390)
  screen.measured({ height: 800, tipsHeight: 100, scrollTop: 900 })
  expect(screen.isPastFirstScreen).toBe(false)
  screen.measured({ scrollTop: 901 })
  expect(screen.isPastFirstScreen).toBe(true)
})

test('observers of the layout are notified only when it changes', () => {
  const screen = at(1280)
  const seen: string[] = []
  const stop = autorun(() => void seen.push(screen.layout))
  for (const width of [1300, 1000, 1010, 390]) screen.measured({ width })
  stop()
  expect(seen).toEqual(['web', 'pc', 'mobile'])
})
