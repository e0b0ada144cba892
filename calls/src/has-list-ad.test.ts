import { afterEach, expect, test } from '@jest/globals'
import type { Api } from 'shared-state/api/api'
import { ApiError, CallCancelled } from 'shared-state/api/api-error'
import { hasListAd } from './has-list-ad.ts'

const askNotToBeTracked = (asks: boolean) =>
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: asks, configurable: true })
afterEach(() => void askNotToBeTracked(false))

async function ask(answer: () => unknown) {
  const asked: unknown[] = []
  const call = async (_call: unknown, input: unknown) => {
    asked.push(input)
    return answer()
  }
  const url = new URL('http://localhost/en/brokers?page=2')
  const has = await hasListAd({ api: { call } as unknown as Api, signal: new AbortController().signal, url })
  return { has, asked }
}

test.each([true, false])('a list keeps room for an ad if the page has a booked one: %s', async show => {
  const asked = [{ path: '/en/brokers', positions: ['list'] }]
  expect(await ask(() => ({ show, slots: [] }))).toEqual({ has: show, asked })
})

test('a list without an answer about ads keeps no room, and a cancelled call stays cancelled', async () => {
  const failed = new ApiError({ call: 'advertisement.init', status: 500, code: 5000, message: '' })
  expect((await ask(() => Promise.reject(failed))).has).toBe(false)
  await expect(ask(() => Promise.reject(new CallCancelled('advertisement.init')))).rejects.toThrow('was cancelled')
})

test('a list keeps no room where the browser asks not to be tracked, and the server is not asked', async () => {
  askNotToBeTracked(true)
  expect(await ask(() => ({ show: true, slots: [] }))).toEqual({ has: false, asked: [] })
})
