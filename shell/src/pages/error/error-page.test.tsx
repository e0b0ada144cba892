import { afterEach, expect, test } from '@jest/globals'
import { act, cleanup, screen } from '@testing-library/react'
import type { Area } from 'shared-state/contract/area'
import { ApiError, notFound } from 'shared-state/runtime'
import { openSite, type SiteOptions } from '../../testing/open-site.tsx'

afterEach(cleanup)

const refusal = (status: number, code: number, message: string, more: object = {}) =>
  new ApiError({ call: 'weather.main', status, code, message, ...more })
const technical = { isTechnical: true }
const failures: Record<string, () => unknown> = {
  refused: () => refusal(0, 5001, 'AxiosError: connect ECONNREFUSED', technical),
  timeout: () => refusal(504, 5002, 'TimeoutError: signal timed out', technical),
  proxy: () => refusal(502, -1, 'The response (502) is not JSON from this site', technical),
  fault: () => refusal(500, 5000, 'Something failed on our side. Try again in a minute. Reference: 7f3a'),
  busy: () => refusal(429, 4001, 'Too many requests. Please wait.', { retryAfter: 42 }),
  chunk: () => Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' }),
  bug: () => new TypeError('secret is undefined'),
  missing: () => refusal(404, 3001, 'Not found.'),
}

const page = Object.assign(() => <h1>Weather</h1>, { load: async () => undefined })
const weather: Area = {
  name: 'weather',
  routes: [
    {
      path: 'weather',
      page: page as never,
      head: () => ({ title: 'Weather', description: '', canonical: '/weather' }),
    },
    {
      path: 'weather/:failure',
      page: page as never,
      head: () => ({ title: 'Weather', description: '', canonical: '/weather' }),
      load: async ({ params }) => {
        throw failures[params.failure ?? '']?.() ?? notFound({ lang: 'en' })
      },
    },
  ],
  slots: [],
}

/** Opens a page and then navigates to one that fails, as a click does. */
async function navigate(failure: string, options: SiteOptions = {}) {
  const site = await openSite('/en/weather', { areas: [weather], ...options })
  await act(() => site.router.navigate(`/en/weather/${failure}`))
  return site
}
const text = () => screen.getByRole('main').textContent ?? ''

test.each([
  ['connection refused', 'refused', 'We could not reach the site. Check your internet connection, then try again.'],
  ['code that could not be fetched', 'chunk', 'We could not reach the site. Check your internet connection'],
  ['timeout', 'timeout', 'The server took too long to answer. Try again in a minute.'],
  ['fault', 'fault', 'Something failed on our side. Try again in a minute. Reference: 7f3a'],
  ['error page of a proxy', 'proxy', 'Something failed on our side; it is not your connection.'],
  ['error in the page itself', 'bug', 'Something failed on our side; it is not your connection.'],
  ['too many requests', 'busy', 'Please wait a little before you try again. Try again in 42 sec'],
])('a navigation that fails says what happened and what to do: %s', async (_name, failure, words) => {
  await navigate(failure)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Oops! An error occurred!')
  expect(text()).toContain(words)
  expect(text()).not.toMatch(/does not exist|secret|Error:|JSON|ECONN|chunk/)
  expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe(`/en/weather/${failure}`)
})

test('a server fault names its time, to be found in the log', async () => {
  await navigate('bug')
  expect(text()).toMatch(/\d{1,2} \w+ \d{4},? \d\d:\d\d UTC/)
})

test('a navigation that fails offline says so', async () => {
  const site = await openSite('/en/weather', { areas: [weather] })
  act(() => site.store.visitor.setOnline(false))
  await act(() => site.router.navigate('/en/weather/refused'))
  expect(text()).toContain('You are offline.')
  expect(text()).not.toContain('does not exist')
})

test('a navigation to something that does not exist shows the not-found page', async () => {
  const { router } = await navigate('missing')
  expect(router.state.location.pathname).toBe('/en/404.html')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page could not be found')
})

test('a failed navigation is explained in Indonesian as well', async () => {
  const site = await openSite('/id/weather', { areas: [weather], lang: 'id' })
  await act(() => site.router.navigate('/id/weather/refused'))
  expect(text()).toContain('Situs tidak dapat dijangkau.')
})
