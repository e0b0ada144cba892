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

test('the visitor’s country is read from its cookie in lower case, and an invalid value is ignored', async () => {
  expect((await visitorOf('/en/', { Cookie: 'CURRIPCOUNTRY=SG' })).country).toBe('sg')
  expect((await visitorOf('/en/', { Cookie: 'CURRIPCOUNTRY=<x>' })).country).toBeUndefined()
})

test('calls made for a page carry its language and the matching country', async () => {
  const { caller: told } = await visitorOf('/id/brokers')
  expect([told.lang, told.country]).toEqual(['id', '360'])
})

test('calls made for a page in a non-public language request English content and no country', async () => {
  const visitor = await visitorOf('/ar/brokers')
  expect([visitor.lang, visitor.caller.lang, visitor.caller.country]).toEqual(['ar', 'en', ''])
})
