import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import type { Ad } from 'calls/entities/ad'
import { forgetNotices } from 'shared-state/device/notice-times'
import { openSite, rina, type Backend } from '../../testing/open-site.tsx'

const bookedAd = (position: Ad['position'], more: Partial<Ad> = {}): Ad => ({
  adId: position,
  position,
  title: `Lessons at the ${position}`,
  image: null,
  url: '/en/education',
  hitsType: 1,
  activityType: 'house',
  tCode: 'education',
  iCode: `house-${position}`,
  label: 'ad',
  ...more,
})
const notice = {
  id: 'n1',
  kind: 'notice',
  title: 'We moved',
  content: '<p>New office</p>',
  url: '/about.html',
  everyHours: 24,
}
const risk = { show: true, title: 'Leverage warning', content: '<p>You can lose all of it</p>', countries: [] }
const quietRisk = { show: false, title: '', content: '', countries: [] }

/** A backend with these windows, which notes the calls that it gets. */
function windows({ ads = [] as Ad[], notices = [] as object[], warning = quietRisk as object } = {}) {
  const asked: string[] = []
  const backend: Backend = {
    'advertisement.init': ({ path }) => {
      asked.push(path!)
      return { show: true, slots: ads.map(ad => ({ position: ad.position, items: [ad] })) }
    },
    'advertisement.topad': () => ({ show: true, items: ads.filter(({ position }) => position === 'top') }),
    'popwindow.init': () => ({ items: notices }),
    'home.riskcontrol': () => warning,
  }
  return { backend, asked }
}
const askNotToBeTracked = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true })

beforeEach(() => void jest.useFakeTimers({ now: 0, advanceTimers: true }))
afterEach(() => {
  cleanup()
  forgetNotices()
  askNotToBeTracked('doNotTrack', null)
  askNotToBeTracked('globalPrivacyControl', undefined)
  jest.useRealTimers()
})

const open = async (options: Parameters<typeof windows>[0], path = '/en/404.html') => {
  const { backend, asked } = windows(options)
  const site = await openSite(path, { backend })
  await act(async () => {})
  return { ...site, asked }
}
const close = (scope = screen as Pick<typeof screen, 'getByRole'>) =>
  act(async () => void fireEvent.click(scope.getByRole('button', { name: /^Close/ })))

test.each(['top', 'bottom'] as const)('an ad at the %s says that it is one, and is closed for a day', async place => {
  await open({ ads: [bookedAd(place)] })
  const band = screen.getByRole('complementary', { name: `Advertisement at the ${place} of the page` })
  expect(within(band).getByRole('link', { name: `Lessons at the ${place} Advertisement` })).toBeTruthy()
  await close(within(band))
  expect(screen.queryByRole('complementary')).toBeNull()
  cleanup()
  await open({ ads: [bookedAd(place)] })
  expect(screen.queryByRole('complementary')).toBeNull()
  cleanup()
  jest.setSystemTime(90_000_000)
  await open({ ads: [bookedAd(place)] })
  expect(screen.getByRole('complementary')).toBeTruthy()
})

test('the room of an ad above the page stays when the ad is closed, and none is made for an ad that the server did not know of', async () => {
  await open({ ads: [bookedAd('top')] })
  const aboveMain = () => screen.getByRole('main').previousElementSibling
  const band = screen.getByRole('complementary')
  expect(aboveMain()).toBe(band)
  await close(within(band))
  expect([aboveMain()?.tagName, aboveMain()?.textContent]).toEqual(['DIV', ''])
  cleanup()
  forgetNotices()
  await open({ ads: [bookedAd('bottom')] })
  expect(aboveMain()?.tagName).toBe('HEADER')
})

test.each([
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
])('a visitor whose browser sends %s gets no ads, and the server is asked for none', async (name, value) => {
  askNotToBeTracked(name, value)
  const { asked } = await open({ ads: [bookedAd('top'), bookedAd('bottom'), bookedAd('window')] })
  expect([screen.queryByRole('complementary'), screen.queryByRole('dialog'), asked]).toEqual([null, null, []])
})

test('no ads are shown where people log in', async () => {
  const { asked } = await open({ ads: [bookedAd('top'), bookedAd('window')], warning: risk }, '/en/login.html')
  expect([screen.queryByRole('complementary'), screen.queryByRole('dialog'), asked]).toEqual([null, null, []])
})

test('the risk popup comes before a notice and an ad, and is not shown again that day', async () => {
  const all = { ads: [bookedAd('window')], notices: [notice], warning: risk }
  await open(all)
  const popup = screen.getByRole('dialog', { name: 'Leverage warning' })
  expect(popup.textContent).toContain('You can lose all of it')
  await act(async () => void fireEvent.click(within(popup).getByRole('button', { name: 'I understand' })))
  expect(screen.queryByRole('dialog')).toBeNull()
  cleanup()
  await open(all)
  expect(screen.getByRole('dialog', { name: 'We moved' })).toBeTruthy()
  cleanup()
  await open(all)
  expect(screen.getByRole('dialog', { name: 'Advertisement' }).textContent).toContain('Lessons at the window')
  cleanup()
  await open(all)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a notice opens as often as its hours allow, and leads to its page', async () => {
  const hourly = { notices: [{ ...notice, everyHours: 1 }] }
  await open(hourly)
  expect(screen.getByRole('link', { name: 'Read more' }).getAttribute('href')).toBe('/en/about.html')
  cleanup()
  jest.setSystemTime(4_000_000)
  await open(hourly)
  expect(screen.getByRole('dialog', { name: 'We moved' })).toBeTruthy()
})

test('what happens to the windows goes to the event log, and a click on an ad is counted as a hit', async () => {
  const { store, counted } = await open({ notices: [notice], ads: [bookedAd('top')] })
  await close(within(screen.getByRole('dialog')))
  await act(async () => void fireEvent.click(screen.getByRole('link', { name: /Lessons at the top/ })))
  store.statistics.flush()
  expect(counted.map(({ call, input }) => ('data' in input ? input.data[0] : call))).toEqual([
    '{"event":"shown","name":"notice n1"}',
    '{"event":"closed","name":"notice n1"}',
    'fxad.hits',
  ])
})

test('a page without an answer about ads and notices shows none, and says nothing about it', async () => {
  const { store, reports } = await openSite('/en/404.html', { user: rina })
  await act(async () => {})
  expect([screen.queryByRole('complementary'), screen.queryByRole('dialog'), store.toasts.items.length]).toEqual([
    null,
    null,
    0,
  ])
  expect(reports).not.toContain('shell render')
})
