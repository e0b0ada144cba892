import { expect, test } from '@jest/globals'
import express from 'express'
import request from 'supertest'
import { readCookies } from '../../api/cookies.ts'
import { setSiteCookies, type CookieFacts, type CookieSite } from './site-cookies.ts'

const site: CookieSite = { origin: 'https://site.example', cookieHost: 'site.example', environment: 'production' }

async function cookiesOf(
  facts: Partial<CookieFacts> = {},
  changed: Partial<CookieSite> = {},
  sent = '',
): Promise<string[]> {
  const app = express().get('/', (asked, response) => {
    setSiteCookies(readCookies(asked), response, { ...site, ...changed }, { lang: 'id', ipCountry: 'sg', ...facts })
    response.end()
  })
  const { headers } = await request(app).get('/').set('Cookie', sent)
  return (headers['set-cookie'] as unknown as string[] | undefined) ?? []
}
const names = (cookies: string[]) => cookies.map(line => line.split('=')[0])

test('site cookies carry language, country and site, on the cookie host with path /', async () => {
  const cookies = await cookiesOf()
  expect(cookies.map(line => line.split(';')[0])).toEqual([
    'LanguageCode=id',
    'CountryCode=360',
    'CURRIPCOUNTRY=sg',
    'origin=https%3A%2F%2Fsite.example',
    'nodeEnv=production',
  ])
  for (const line of cookies)
    expect(line.split('; ')).toEqual(
      expect.arrayContaining(['Domain=site.example', 'Path=/', 'Secure', 'SameSite=Lax']),
    )
})

test('without a cookie host, site cookies belong to the requested host', async () => {
  for (const line of await cookiesOf({}, { cookieHost: undefined })) expect(line).not.toContain('Domain=')
})

test('only site cookies that have changed are sent again', async () => {
  const sent =
    'LanguageCode=en; CountryCode=360; CURRIPCOUNTRY=sg; origin=https%3A%2F%2Fsite.example; nodeEnv=production'
  expect(names(await cookiesOf({}, {}, sent))).toEqual(['LanguageCode'])
})

test('the country cookie is not sent if the country was not looked up', async () => {
  expect(names(await cookiesOf({ ipCountry: undefined }))).toEqual(['LanguageCode', 'CountryCode', 'origin', 'nodeEnv'])
})
