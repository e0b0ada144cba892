import { expect, test } from '@jest/globals'
import express from 'express'
import request from 'supertest'
import { readVisitor, type Visitor } from './visitor.ts'

const caller = { user: null, sessionId: null, authorised: false, lang: 'en' as const, country: '', ip: '::1' }

/** The visitor of a page request, as derived from its headers. */
async function visitorOf(path: string, headers: Record<string, string> = {}): Promise<Visitor> {
  const app = express().use(
    async (asked, response) =>
      void response.json(await readVisitor(asked, { callerOf: async () => caller, pinsOf: async () => ({}) })),
  )
  return (await request(app).get(path).set(headers)).body as Visitor
}

test('the country of the address is known from its cookie, in lower case', async () => {
  expect((await visitorOf('/en/', { Cookie: 'CURRIPCOUNTRY=SG' })).country).toBe('sg')
  expect((await visitorOf('/en/', { Cookie: 'CURRIPCOUNTRY=<x>' })).country).toBeUndefined()
})

test('the browser’s language is offered where the page is in another and the visitor has not said no', async () => {
  const browser = { 'Accept-Language': 'id-ID,id;q=0.9' }
  expect((await visitorOf('/en/brokers', browser)).offeredLang).toBe('id')
  expect((await visitorOf('/id/brokers', browser)).offeredLang).toBeUndefined()
  expect((await visitorOf('/en/brokers', { ...browser, Cookie: 'languageBanner=1' })).offeredLang).toBeUndefined()
  expect((await visitorOf('/en/brokers', { 'Accept-Language': 'fr' })).offeredLang).toBeUndefined()
})

test('calls made for a page say its language and the country that goes with it', async () => {
  const { caller: told } = await visitorOf('/id/brokers')
  expect([told.lang, told.country]).toEqual(['id', '360'])
})

test('a page in a language that is not public asks for content in English, and says no country', async () => {
  const visitor = await visitorOf('/ar/brokers')
  expect([visitor.lang, visitor.caller.lang, visitor.caller.country]).toEqual(['ar', 'en', ''])
})
