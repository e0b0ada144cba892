import { expect, test } from '@jest/globals'
import { recordOf } from '../../testing/record-of.ts'
import { checkSlots } from './check-slots.ts'

const check = (...slots: string[]) =>
  checkSlots({ record: recordOf('weather', { slots }), others: [recordOf('sea', { slots: ['home.weather'] })] })

test('a release may fill known slots, also those that another one fills', () => {
  expect(() => check('home.weather', 'home.storms')).not.toThrow()
})

test('a release that fills an unknown slot, or one slot twice, is refused', () => {
  expect(() => check('home.weather', 'page.casino')).toThrow(
    new Error("weather 1.0.0 fills 'page.casino', a slot this server does not know"),
  )
  expect(() => check('home.weather', 'home.weather')).toThrow(
    new Error("weather 1.0.0 fills the slot 'home.weather' twice"),
  )
})
