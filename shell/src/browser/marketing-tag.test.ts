import { afterEach, expect, test } from '@jest/globals'
import { marketingTag } from './marketing-tag.ts'
import { tab } from './tab.ts'

const openPage = (address: string) => history.replaceState(null, '', address)
afterEach(() => {
  localStorage.clear()
  openPage('/')
})

test('the marketing tag of the landing address is stored before the page makes a call', () => {
  openPage('/en/?marketingActivity=spring&marketingParam=banner-2')
  tab()
  expect(localStorage.getItem('marketing')).toBe('spring:banner-2')
})

test('a page without a marketing tag in its address keeps the tag of the landing page', () => {
  openPage('/en/?marketingActivity=spring')
  tab()
  openPage('/en/brokers')
  expect(tab().marketingTag()).toBe('spring:')
})

test('a visitor who came through no advertisement has no marketing tag', () => {
  tab()
  expect([marketingTag(), localStorage.getItem('marketing')]).toEqual(['', null])
})
