import { expect, test } from '@jest/globals'
import { documentOf, escapeJson } from './document.ts'

const release = {
  version: '1.0.0', container: 'x', entry: { href: '/releases/x/entry.js', integrity: 'sha384-x' }, css: [{ href: '/releases/x/s.css', integrity: 'sha384-y' }],
  fonts: [{ href: '/releases/x/a.woff2', integrity: 'sha384-f' }],
  strings: { en: { href: '/releases/x/en.json', integrity: 'sha384-z' } }, addresses: [], slots: [], menu: {}, down: {},
}
const parts = {
  lang: 'en', origin: 'https://site.example', path: '/en/brokers?page=2', head: { title: 'A & B <c>' }, html: '<p>x</p>', state: {},
  snapshot: { shell: release, areas: { brokers: release }, pinned: {}, epoch: 0 }, areas: ['brokers'],
}

test('the document names language, direction, canonical and both languages of the page', () => {
  const html = documentOf({ ...parts, head: { title: 'Brokers', canonical: '/brokers' } })
  expect(html).toContain('<html lang="en" dir="ltr">')
  expect(html).toContain('<link rel="canonical" href="https://site.example/en/brokers">')
  expect(html).toContain('hreflang="id" href="https://site.example/id/brokers"')
  expect(html).toContain('hreflang="x-default" href="https://site.example/en/brokers"')
})

test('words of a page cannot become markup', () => {
  const html = documentOf({ ...parts, path: '/en/"><script>', head: { title: '</title><script>', description: '"><script>' } })
  expect(html).not.toMatch(/<script>/)
})

test('page state cannot end its script element', () => {
  const written = { text: '</script><!--<script>\u2028' }
  const json = escapeJson(written)
  expect(json).not.toMatch(/<|\u2028/)
  expect(JSON.parse(json)).toEqual(written)
})

test('every script and style carries its hash, and no script is inline', () => {
  const html = documentOf(parts)
  for (const [tag] of html.matchAll(/<(script|link rel="stylesheet")[^>]*>/g)) expect(tag).toMatch(/integrity="sha384-|type="application\/json"/)
})

test('fonts are asked for before the styles that name them', () => {
  const html = documentOf(parts)
  expect(html.indexOf('<link rel="preload" as="font" type="font/woff2" href="/releases/x/a.woff2" crossorigin="anonymous">')).toBeGreaterThan(0)
  expect(html.indexOf('a.woff2')).toBeLessThan(html.indexOf('rel="stylesheet"'))
})
