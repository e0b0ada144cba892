import { expect, test } from '@jest/globals'
import express from 'express'
import { Script } from 'node:vm'
import sharp from 'sharp'
import request from 'supertest'
import { exampleSite } from '../testing/example-site.ts'
import { appLinks } from './app-links.ts'
import { installable } from './installable.ts'

const site = (serviceWorker = true) =>
  request(express().disable('etag').use(installable(exampleSite, { serviceWorker })))

test.each([
  ['en', '/en/'],
  ['id', '/id/'],
])('the web app manifest in %s has texts and addresses in that language', async (lang, start) => {
  const { headers, text } = await site().get(`/${lang}/manifest.webmanifest`).expect(200)
  expect(headers['content-type']).toMatch(/^application\/manifest\+json/)
  expect(JSON.parse(text)).toMatchObject({
    id: '/',
    lang,
    start_url: start,
    scope: '/',
    display: 'standalone',
    name: 'Example',
    description: `Things (${lang})`,
    theme_color: '#ffffff',
    shortcuts: [{ name: 'Things', url: `/${lang}/things.html` }],
  })
})

test('there is no web app manifest in a language that is not public', async () => {
  await site().get('/fr/manifest.webmanifest').expect(404)
  expect(appLinks('fr', exampleSite).join()).toContain('/en/manifest.webmanifest')
})

test('every icon of the manifest and the iOS icon is a PNG of the declared size', async () => {
  const agent = site()
  const { icons } = JSON.parse((await agent.get('/en/manifest.webmanifest')).text) as {
    icons: { src: string; sizes: string; purpose: string }[]
  }
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  for (const { src, sizes } of [...icons, { src: '/apple-touch-icon.png', sizes: '180x180' }]) {
    const { body, headers } = await agent.get(src).expect(200)
    expect(headers['cache-control']).toContain('max-age=604800')
    const { format, width, height } = await sharp(body as Buffer).metadata()
    expect([src, format, `${width}x${height}`]).toEqual([src, 'png', sizes])
  }
})

test('maskable icons are filled to their corners', async () => {
  const { body } = await site().get('/icons/maskable-512.png')
  expect(
    (
      await sharp(body as Buffer)
        .extract({ left: 0, top: 0, width: 1, height: 1 })
        .removeAlpha()
        .raw()
        .toBuffer()
    ).toString('hex'),
  ).toBe('112233')
})

test('the service worker is revalidated on each request and not sent again while unchanged', async () => {
  const agent = site()
  const { headers, text } = await agent.get('/sw.js').expect(200)
  expect(headers['content-type']).toMatch(/^text\/javascript/)
  expect(headers['cache-control']).toBe('no-cache')
  new Script(text)
  await agent.get('/sw.js').set('If-None-Match', headers.etag!).expect(304)
})

test('the service worker holds an offline page per language with all its files and no inline code or styles', async () => {
  const { text } = await site().get('/sw.js')
  const files = new Map(JSON.parse(/^const files = new Map\((.*)\)$/m.exec(text)![1]!) as [string, [string, string]][])
  for (const lang of ['en', 'id']) {
    const page = files.get(`/offline/${lang}.html`)![1]
    expect(page).toContain(`<html lang="${lang}">`)
    expect(page).toContain(`<h1>No &lt;line&gt; (${lang})</h1>`)
    const addresses = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address)
    expect(addresses).not.toHaveLength(0)
    expect([...files.keys()]).toEqual(expect.arrayContaining(addresses))
    expect(page).not.toMatch(/<style|style=|<script>|\son\w+=/)
  }
})

test('a disabled service worker is replaced by one that unregisters itself and handles no requests', async () => {
  const { text } = await site(false).get('/sw.js').expect(200)
  new Script(text)
  expect(text).toContain('unregister')
  expect(text).not.toContain("'fetch'")
})
