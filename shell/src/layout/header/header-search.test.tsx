import { afterEach, expect, test } from '@jest/globals'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openSite } from '../../testing/open-site.tsx'

afterEach(cleanup)

const banner = () => within(screen.getByRole('banner'))
const button = () => banner().getByRole('link', { name: 'Find a broker' })
const field = () => banner().queryByRole('combobox')

test('the search button in the header is a link, so that search works without JavaScript', async () => {
  await openSite('/id/404.html', { lang: 'id' })
  expect(banner().getByRole('link', { name: 'Cari broker' }).getAttribute('href')).toBe('/id/search.html')
})

test('the search button in the header opens a focused field; Escape closes it and restores the focus', async () => {
  await openSite('/en/404.html')
  await userEvent.click(button())
  expect([button().getAttribute('aria-expanded'), document.activeElement]).toEqual(['true', field()])
  await userEvent.keyboard('{Escape}')
  expect([field(), document.activeElement]).toEqual([null, button()])
})

test('the search field in the header closes on a click outside it or on its button', async () => {
  await openSite('/en/404.html')
  await userEvent.click(button())
  await userEvent.click(screen.getByRole('heading', { level: 1 }))
  expect(field()).toBeNull()
  await userEvent.click(button())
  await userEvent.click(button())
  expect(field()).toBeNull()
})

test('the search field in the header shows popular searches until something is typed', async () => {
  await openSite('/en/404.html', {
    backend: { 'search.index': ({ keyword }) => ({ groups: [], meant: [], hot: keyword ? [] : ['Quillhaven'] }) },
  })
  await userEvent.click(button())
  const popular = () => banner().queryByRole('link', { name: 'Quillhaven' })
  await waitFor(() => expect(popular()?.getAttribute('href')).toBe('/en/search.html?q=Quillhaven'))
  await userEvent.type(field()!, 'b')
  expect(popular()).toBeNull()
  await userEvent.clear(field()!)
  await waitFor(() => expect(popular()).not.toBeNull())
})

test('a search in the header leads to the search page and closes the field', async () => {
  const { router } = await openSite('/en/404.html')
  await userEvent.click(button())
  await userEvent.type(field()!, 'quill{Enter}')
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/en/search.html', search: '?q=quill' }))
  await waitFor(() => expect(field()).toBeNull())
})
