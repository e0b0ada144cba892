import { expect, test } from '@jest/globals'
import express from 'express'
import request from 'supertest'
import { robots } from './robots.ts'

const rulesOf = async (environment: string) =>
  (await request(express().use(robots({ origin: 'https://site.example', environment }))).get('/robots.txt')).text.split(
    '\n',
  )

test('robots.txt names the sitemap and the excluded paths', async () => {
  expect(await rulesOf('production')).toEqual(
    expect.arrayContaining([
      'User-agent: *',
      'Disallow: /ops',
      'Disallow: /en/user/',
      'Disallow: /id/user/',
      'Disallow: /en/search.html',
      'Sitemap: https://site.example/sitemap.xml',
    ]),
  )
})

test('robots.txt of a development site excludes all search engines', async () => {
  expect(await rulesOf('development')).toEqual(['User-agent: *', 'Disallow: /', ''])
})
