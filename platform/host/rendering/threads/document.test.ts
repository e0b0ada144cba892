import { expect, test } from '@jest/globals'
import { escapeJson } from '../../../api/escape.ts'
import { exampleSite } from '../../testing/example-site.ts'
import { documentOf } from './document.ts'

const release = {
  version: '1.0.0',
  container: 'x',
  entry: { href: '/releases/x/entry.js', integrity: 'sha384-x' },
  css: [{ href: '/releases/x/s.css', integrity: 'sha384-y' }],
  fonts: [{ href: '/releases/x/a.woff2', integrity: 'sha384-f' }],
  strings: { en: { href: '/releases/x/en.json', integrity: 'sha384-z' } },
  addresses: [],
  slots: [],
  menu: {},
  down: {},
}
const parts = {
  lang: 'en',
  origin: 'https://site.example',
  path: '/en/brokers?page=2',
  head: { title: 'A & B <c>' },
  html: '<p>x</p>',
  state: {},
  snapshot: { shell: release, areas: { brokers: release }, pinned: {}, epoch: 0 },
  areas: ['brokers'],
  own: 'brokers',
  site: exampleSite,
}

test('the document declares its language, direction, canonical address and language alternates', () => {
  const html = documentOf({ ...parts, head: { title: 'Brokers', canonical: '/brokers' } })
  expect(html).toContain('<html lang="en" dir="ltr">')
  expect(html).toContain('<link rel="canonical" href="https://site.example/en/brokers">')
  expect(html).toContain('hreflang="id" href="https://site.example/id/brokers"')
  expect(html).toContain('hreflang="x-default" href="https://site.example/en/brokers"')
})

test('text of a page cannot become markup', () => {
  const html = documentOf({
    ...parts,
    path: '/en/"><script>',
    head: { title: '</title><script>', description: '"><script>' },
  })
  expect(html.split('<script>')).toHaveLength(2)
})

test('page state cannot close its script element', () => {
  const written = { text: '</script><!--<script>\u2028' }
  const json = escapeJson(written)
  expect(json).not.toMatch(/<|\u2028/)
  expect(JSON.parse(json)).toEqual(written)
})

test('every script and style sheet has an integrity hash, and only the script that comes first is inline', () => {
  const html = documentOf(parts)
  const tags = [...html.matchAll(/<(script|link rel="stylesheet")[^<>]*>/g)].map(([tag]) => tag)
  expect(tags[0]).toBe('<script>')
  for (const tag of tags.slice(1)) expect(tag).toMatch(/integrity="sha384-|type="application\/(ld\+)?json"/)
})

test('scripts and texts are preloaded with low priority, fonts are not', () => {
  const preloads = [...documentOf(parts).matchAll(/<link rel="preload" as="(\w+)"[^<>]*>/g)].map(([tag, kind]) => [
    kind,
    tag.includes('fetchpriority="low"'),
  ])
  expect(Object.fromEntries(preloads)).toEqual({ font: false, fetch: true, script: true })
})

test('fonts are preloaded before the style sheets that use them', () => {
  const html = documentOf(parts)
  expect(
    html.indexOf('<link rel="preload" as="font" type="font/woff2" href="/releases/x/a.woff2" crossorigin="anonymous">'),
  ).toBeGreaterThan(0)
  expect(html.indexOf('a.woff2')).toBeLessThan(html.indexOf('rel="stylesheet"'))
})

const propertyOf = (html: string, property: string) =>
  html.split(`<meta property="og:${property}" content="`)[1]?.split('">', 1)[0]

test('a page declares Open Graph metadata and its feed for link previews', () => {
  const html = documentOf({
    ...parts,
    lang: 'id',
    path: '/id/brokers',
    head: {
      title: 'Broker',
      description: 'Semua broker',
      picture: '/pictures/og/id/broker/1.png',
      kind: 'article',
      feed: { title: 'Berita & pelajaran', path: '/id/rss.xml' },
    },
  })
  expect(
    [
      'title',
      'description',
      'type',
      'url',
      'locale',
      'locale:alternate',
      'image',
      'image:width',
      'image:height',
      'image:alt',
      'site_name',
    ].map(name => propertyOf(html, name)),
  ).toEqual([
    'Broker',
    'Semua broker',
    'article',
    'https://site.example/id/brokers',
    'id_ID',
    'en_GB',
    'https://site.example/pictures/og/id/broker/1.png',
    '1200',
    '630',
    'Broker',
    'Example',
  ])
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image">')
  expect(html).toContain(
    '<link rel="alternate" type="application/rss+xml" title="Berita &amp; pelajaran" href="/id/rss.xml">',
  )
})

test('a page without its own picture uses the site’s picture in link previews', () => {
  expect(propertyOf(documentOf(parts), 'image')).toBe('https://site.example/pictures/og/en/site/home.png')
})

test('structured data of a page cannot close its script element', () => {
  const structured = [{ '@type': 'Organization', name: '</script><script>alert(1)</script>' }]
  const html = documentOf({ ...parts, head: { title: 'x', structured } })
  const [, json] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html)!
  expect(JSON.parse(json!)).toEqual(structured[0])
  expect(html.split('<script>')).toHaveLength(2)
})

test('a page excluded from search engines has no structured data', () => {
  expect(
    documentOf({ ...parts, head: { title: 'x', noindex: true, structured: [{ '@type': 'Organization' }] } }),
  ).not.toContain('ld+json')
})

test('a site without an identity has no web app manifest and no name in link previews', () => {
  const html = documentOf({ ...parts, site: undefined })
  for (const told of ['manifest', 'apple-touch-icon', 'theme-color', 'og:site_name']) {
    expect(html).not.toContain(told)
    expect(documentOf(parts)).toContain(told)
  }
})
