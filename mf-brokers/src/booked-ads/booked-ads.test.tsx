import { act, fireEvent, screen } from '@testing-library/react'
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

test('an ad is labelled as an ad, and a click on it is counted with the ad’s fields', async () => {
  const store = testStore({ strings })
  const counted: CountedEvent[] = []
  store.statistics.count = event => void counted.push(event)
  renderPart(<BookedAds ads={[ad]} />, { store })
  const link = screen.getByRole('link', { name: 'Read what others report Ad' })
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
