import { afterEach, expect, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import type { Ad } from 'calls/entities/ad'
import type { Api } from 'shared-state/api/api'
import { forgetNotices } from 'shared-state/device/notice-times'
import type { CountedEvent } from 'shared-state/statistics/portal-events'
import { renderPart, testStore } from 'shared-state/testing/render-part'
import strings from '../strings/en.json'
import { ListAd } from './list-ad.tsx'

const ad: Ad = {
  adId: '7',
  position: 'list',
  title: 'Lessons in plain words',
  image: null,
  url: '/en/education',
  hitsType: 1,
  activityType: 'house',
  tCode: 'education',
  iCode: 'house7',
  label: 'ad',
}

afterEach(() => {
  forgetNotices()
  askNotToBeTracked(false)
})
const askNotToBeTracked = (asks: boolean) =>
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: asks, configurable: true })

async function show(items: readonly Ad[] = [ad]) {
  const store = testStore({ strings })
  const asked: unknown[] = []
  const counted: CountedEvent[] = []
  const call = async (_call: unknown, input: unknown) => {
    asked.push(input)
    return { show: items.length > 0, slots: [{ position: 'list', items }] }
  }
  Object.assign(store, { api: { call } as unknown as Api })
  store.statistics.count = event => void counted.push(event)
  const list = <ListAd label="Advertisement" name="Advertisement in the list" />
  const { container } = renderPart(list, { store, at: '/en/brokers' })
  await act(async () => {})
  return { place: () => container.querySelector('.listAd'), asked, counted }
}
const shown = () => screen.queryByRole('complementary', { name: 'Advertisement in the list' })

test('the browser asks for the ad of a list, which says that it is one, and a click on it is counted', async () => {
  const { asked, counted } = await show()
  expect(asked).toEqual([{ path: '/en/brokers', positions: ['list'] }])
  const link = within(shown()!).getByRole('link', { name: 'Lessons in plain words Advertisement' })
  await act(async () => void fireEvent.click(link))
  expect(counted).toMatchObject([{ call: 'fxad.hits', input: { iCode: 'house7', url: '/en/education' } }])
})

test('an ad in a list is closed for a day, which is logged, and its room stays', async () => {
  const { place, counted } = await show()
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /^Close/ })))
  expect([shown(), place()?.tagName, place()?.textContent]).toEqual([null, 'DIV', ''])
  expect(counted.map(({ input }) => input)).toEqual([
    { route: 'netwon$report', data: ['{"event":"closed","name":"ad house7"}'] },
  ])
  cleanup()
  await show()
  expect(shown()).toBeNull()
})

test('a visitor who asks not to be tracked sees no ad in a list, and the server is asked for none', async () => {
  askNotToBeTracked(true)
  const { asked, place } = await show()
  expect([asked, shown(), place()?.tagName]).toEqual([[], null, 'DIV'])
})
