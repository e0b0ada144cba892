import { expect, test } from '@jest/globals'
import express from 'express'
import request from 'supertest'
import { robots } from './robots.ts'

const rulesOf = async (environment: string) =>
  (await request(express().use(robots({ origin: 'https://site.example', environment }))).get('/robots.txt')).text.split(
    '\n',
  )

test('search engines are told where the sitemap is and what is not for them', async () => {
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

test('a site that is being worked on is for no search engine', async () => {
  expect(await rulesOf('development')).toEqual(['User-agent: *', 'Disallow: /', ''])
})
