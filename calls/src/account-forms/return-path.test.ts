import { expect, test } from '@jest/globals'
import { loginAddress, returnPath, withReturn } from './return-path.ts'

const after = (value: string) =>
  returnPath(new URL(`https://site.example/en/login.html?return=${encodeURIComponent(value)}`), 'en')

test('a page of this site is returned to, with its query', () => {
  expect(after('/en/user/setting.html?tab=1#name')).toBe('/en/user/setting.html?tab=1#name')
})

test('whoever changed the language on the login page goes on in the new one', () => {
  expect(after('/id/brokers/info/x-1.html?tab=1')).toBe('/en/brokers/info/x-1.html?tab=1')
  expect(after('/id/')).toBe('/en/')
})

test.each([
  'https://evil.example/en/',
  '//evil.example/en/',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  '/.//evil.example',
  '/en/..//evil.example',
  '/../evil',
  'http://',
  '',
  '/ops',
  '/fr/brokers',
  '/pin/off',
  'https://site.example.evil.example/en/',
])('%j leads nowhere but home', value => {
  expect(after(value)).toBe('/en/')
})

test('a login page never returns to a login page', () => {
  expect(after('/en/login.html?return=/en/login.html')).toBe('/en/')
})

test('no return means home', () => {
  expect(returnPath(new URL('https://site.example/id/login.html'), 'id')).toBe('/id/')
})

test('the page shown is what comes back', () => {
  expect(loginAddress('en', { pathname: '/en/brokers', search: '?page=2' })).toBe(
    '/en/login.html?return=%2Fen%2Fbrokers%3Fpage%3D2',
  )
})

test('from login to register the page it began with is kept', () => {
  expect(withReturn('/register.html', { pathname: '/en/login.html', search: '?return=%2Fen%2Fbrokers' })).toBe(
    '/register.html?return=%2Fen%2Fbrokers',
  )
})

test('the phone that has scanned a code comes back to it from the login', () => {
  expect(after('/en/login/qr.html?qr=abc')).toBe('/en/login/qr.html?qr=abc')
})

test('whether it is by phone is kept as well, what had happened before is not', () => {
  expect(
    withReturn('/register.html', {
      pathname: '/en/login.html',
      search: '?third=failed&way=phone&return=%2Fen%2Fbrokers',
    }),
  ).toBe('/register.html?return=%2Fen%2Fbrokers&way=phone')
})
