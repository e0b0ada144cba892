import { afterEach, expect, test } from '@jest/globals'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { matchPath } from 'react-router-dom'
import manifest from '../package.json'
import { shellArea } from './shell-area.ts'
import { openSite, Refused, rina, type Backend } from './testing/open-site.tsx'

afterEach(cleanup)

test.each(manifest.area.sitemap)('%s, listed in the sitemap, has a page', address => {
  expect(shellArea.routes.some(({ path }) => path !== '*' && matchPath(`/${path}`, address))).toBe(true)
})

test('an address without a page redirects to the not-found page', async () => {
  const { router } = await openSite('/en/nothing/here')
  expect(router.state.location.pathname).toBe('/en/404.html')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page could not be found')
  expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/en/')
})

const accounts: Backend = {
  'usercenter.login': ({ password }) =>
    password === 'right one'
      ? { user: rina }
      : new Refused(400, { ErrorCode: 2005, message: 'Account or password is wrong.' }),
  'usercenter.logout': () => ({ done: true }),
}

async function logInWith(password: string, path: string) {
  const site = await openSite(path, { backend: accounts })
  await userEvent.type(screen.getByLabelText('Email or phone number'), 'rina@mail.example')
  await userEvent.type(screen.getByLabelText('Password'), password)
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
  return site
}

test('logging in returns to the page that required it', async () => {
  const { router, store } = await logInWith('right one', '/en/login.html?return=%2Fid%2F404.html%3Fx%3D1')
  await waitFor(() => expect(store.session.isLoggedIn).toBe(true))
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/en/404.html', search: '?x=1' }))
})

test('a rejected login shows the reason and keeps the email address', async () => {
  await logInWith('wrong one', '/en/login.html')
  expect((await screen.findByRole('alert')).textContent).toBe('Account or password is wrong.')
  expect(screen.getByLabelText('Email or phone number')).toHaveProperty('value', 'rina@mail.example')
})

test('the login page redirects a logged-in visitor to the return address', async () => {
  const { router } = await openSite('/en/login.html?return=%2Fen%2F404.html', { user: rina })
  expect(router.state.location.pathname).toBe('/en/404.html')
})

test('logging out ends the session and leads to the home page', async () => {
  const { router, store } = await openSite('/en/404.html', { user: rina, backend: accounts })
  await userEvent.click(screen.getByRole('button', { name: 'Account of Rina W.' }))
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
  await waitFor(() => expect(store.session.isLoggedIn).toBe(false))
  await waitFor(() => expect(router.state.location.pathname).toBe('/en/'))
})
