import { act, fireEvent, screen } from '@testing-library/react'
import { forgetNotices } from 'shared-state/device/notice-times'
import type { Ad } from 'calls/entities/ad'
import type { CountedEvent } from 'shared-state/statistics/portal-events'
import { renderPart, testStore } from 'shared-state/testing/render-part'
import strings from '../strings/en.json'
import { BookedAds } from './booked-ads.tsx'

const ad: Ad = {
  adId: '3',
  position: 'fxeye',
  title: 'Read what others report',
  image: null,
  url: '/en/exposure.html',
  hitsType: 1,
  activityType: 'house',
  tCode: 'exposure',
  iCode: 'house3',
  label: 'ad',
}

const askNotToBeTracked = (asks: boolean) =>
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: asks, configurable: true })
afterEach(() => {
  forgetNotices()
  askNotToBeTracked(false)
})

test('an ad is labelled as an ad, and a click on it is counted with the ad’s fields', async () => {
  const store = testStore({ strings })
  const counted: CountedEvent[] = []
  store.statistics.count = event => void counted.push(event)
  renderPart(<BookedAds ads={[ad]} />, { store })
  const link = screen.getByRole('link', { name: 'Read what others report Advertisement' })
  expect(link.getAttribute('href')).toBe('/en/exposure.html')
  await act(async () => fireEvent.click(link))
  expect(counted).toEqual([
    {
      call: 'fxad.hits',
      input: {
        hitsType: 1,
        activityType: 'house',
        tCode: 'exposure',
        iCode: 'house3',
        url: '/en/exposure.html',
        jump: true,
      },
    },
  ])
})

test('an ad that leads to another site is marked as sponsored for search engines', () => {
  renderPart(<BookedAds ads={[{ ...ad, url: 'https://own.example/x' }]} />, { strings })
  expect(screen.getByRole('link').getAttribute('rel')).toContain('sponsored')
})

test('the ad slot is empty if no ad is booked or the ads failed to load', () => {
  const { container } = renderPart(
    <>
      <BookedAds ads={[]} />
      <BookedAds ads={null} />
    </>,
    { strings },
  )
  expect(container.textContent).toBe('')
})

test('an ad that was closed stays closed for a day', () => {
  jest.useFakeTimers({ now: 0 })
  const show = () => {
    const { container, unmount } = renderPart(<BookedAds ads={[ad]} />, { strings })
    return { text: () => container.textContent, unmount }
  }
  const first = show()
  fireEvent.click(screen.getByRole('button', { name: /Read what others report$/ }))
  expect(first.text()).toBe('')
  first.unmount()
  expect(show().text()).toBe('')
  jest.setSystemTime(86_400_000)
  expect(show().text()).toContain('Read what others report')
  jest.useRealTimers()
})

test('visitors who ask not to be tracked see no ads', () => {
  askNotToBeTracked(true)
  expect(renderPart(<BookedAds ads={[ad]} />, { strings }).container.textContent).toBe('')
})
