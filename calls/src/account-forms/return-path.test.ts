import { expect, test } from '@jest/globals'
import { loginAddress, returnPath, withReturn } from './return-path.ts'

const after = (value: string) =>
  returnPath(new URL(`https://site.example/en/login.html?return=${encodeURIComponent(value)}`), 'en')

test('the login returns to a page of this site with its query and fragment', () => {
  expect(after('/en/user/setting.html?tab=1#name')).toBe('/en/user/setting.html?tab=1#name')
})

test('the login returns to the page in the language of the login page', () => {
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
])('the return path %j leads to the home page', value => {
  expect(after(value)).toBe('/en/')
})

test.each(['login', 'register', 'forgot'])('the login never returns to the page %s', page => {
  expect(after(`/en/${page}.html?return=/en/${page}.html`)).toBe('/en/')
  expect(withReturn('/login.html', { pathname: `/en/${page}.html`, search: '' })).toBe('/login.html')
})

test('the login returns to a page without a slash after the language', () => {
  expect(after('/id')).toBe('/en/')
})

test('the login without a return path leads to the home page', () => {
  expect(returnPath(new URL('https://site.example/id/login.html'), 'id')).toBe('/id/')
})

test('the login address contains the current page as return path', () => {
  expect(loginAddress('en', { pathname: '/en/brokers', search: '?page=2' })).toBe(
    '/en/login.html?return=%2Fen%2Fbrokers%3Fpage%3D2',
  )
})

test('the link from login to registration preserves the return path', () => {
  expect(withReturn('/register.html', { pathname: '/en/login.html', search: '?return=%2Fen%2Fbrokers' })).toBe(
    '/register.html?return=%2Fen%2Fbrokers',
  )
})

test('the login returns to a scanned QR code', () => {
  expect(after('/en/login/qr.html?qr=abc')).toBe('/en/login/qr.html?qr=abc')
})

test('the link from login to registration preserves the phone option but not an earlier failure', () => {
  expect(
    withReturn('/register.html', {
      pathname: '/en/login.html',
      search: '?third=failed&way=phone&return=%2Fen%2Fbrokers',
    }),
  ).toBe('/register.html?return=%2Fen%2Fbrokers&way=phone')
})
