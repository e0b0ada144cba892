import { screen } from '@testing-library/react'
import { renderPart } from 'shared-state/testing/render-part'
import uiStrings from 'ui/strings/en.json'
import strings from '../strings/en.json'
import { brokerOf, tabDataOf } from '../testing/sample-brokers.ts'
import { BrokerLoginPage } from './broker-login-page.tsx'
import type { BrokerLoginData } from './load-broker-login.ts'

const company: NonNullable<BrokerLoginData['company']> = {
  legalName: '',
  countryCode: '826',
  countryName: 'United Kingdom',
  foundedYear: null,
  website: 'https://www.quillhaven.example',
  socials: [],
  entities: [],
}
const show = (data: Partial<BrokerLoginData>) =>
  renderPart(<BrokerLoginPage />, {
    data: { ...tabDataOf(), company, ...data },
    strings: { ...uiStrings, ...strings },
    at: '/en/brokers/login/quillhaven-fx-Q1.html',
  })

test('the login tab links to the broker’s website through the leaving page and has no login form', () => {
  const { container } = show({})
  expect(screen.getByRole('link', { name: 'quillhaven.example' }).getAttribute('href')).toBe(
    '/en/leaving.html?url=https%3A%2F%2Fwww.quillhaven.example',
  )
  expect(container.querySelector('input[type=password]')).toBeNull()
  expect(screen.queryByText('Do not log in yet.')).toBeNull()
})

test('the login tab of a suspected clone warns against logging in', () => {
  show({ broker: brokerOf({ licenceStatus: 'suspected_clone' }) })
  expect(screen.getByText('Do not log in yet.')).toBeTruthy()
})

test('an unknown website and a website that failed to load show different messages', () => {
  const { unmount } = show({ company: { ...company, website: null } })
  screen.getByText('No website known')
  unmount()
  show({ company: null })
  expect(screen.getByText('Websites on record did not load')).toBeTruthy()
})
