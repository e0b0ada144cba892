import { expect, test } from '@jest/globals'
import { SettingError } from '../../../api/setting-error.ts'
import { recordOf } from '../../testing/record-of.ts'
import { checkCalls } from './check-calls.ts'
import { checkServedCalls } from './check-served-calls.ts'

const known = new Set(['news.list', 'news.detail'])
const check = (...calls: string[]) => checkCalls(known)({ record: recordOf('weather', { calls }), others: [] })

test('a release may use the calls of this server', () => {
  expect(() => check()).not.toThrow()
  expect(() => check('news.list', 'news.detail')).not.toThrow()
})

test('a release that uses other calls is refused with their names', () => {
  expect(() => check('news.list', 'magic.wand', 'magic.hat')).toThrow(
    new Error('weather 1.0.0 uses calls this server does not have: magic.wand, magic.hat'),
  )
})

const pointer = { stableSince: '', previous: '0.9.0', canary: null, frozen: null, setBy: '', revision: 1 }
const registerOf = (calls: Record<string, string[]>) => ({
  pointers: async () => [
    { ...pointer, area: 'weather', stable: '1.0.0', canary: { version: '2.0.0', percent: 5, since: '' } },
    { ...pointer, area: 'sea', stable: '1.0.0' },
  ],
  records: async (names: readonly { area: string; version: string }[]) =>
    names.map(({ area, version }) => recordOf(area, { version, calls: calls[`${area} ${version}`] ?? [] })),
})

test('a server starts if it has the calls of all stable releases and canaries', async () => {
  const calls = { 'weather 1.0.0': ['news.list'], 'weather 0.9.0': ['magic.wand'] }
  await expect(checkServedCalls(registerOf(calls), known)).resolves.toBeUndefined()
})

test('a server that lacks calls of active releases does not start and names them', async () => {
  const calls = {
    'weather 2.0.0': ['magic.wand', 'magic.hat'],
    'sea 1.0.0': ['tide.list'],
    'weather 1.0.0': ['news.list'],
  }
  const refusal = checkServedCalls(registerOf(calls), known)
  await expect(refusal).rejects.toBeInstanceOf(SettingError)
  await expect(refusal).rejects.toThrow(
    'This server lacks calls that active releases use: weather 2.0.0 uses magic.wand, magic.hat; sea 1.0.0 uses tide.list. Start the server version they were built for and activate releases that do not use these calls.',
  )
})

test('for an area without a canary, a server looks at the stable release only', async () => {
  const { pointers } = registerOf({})
  const asked: unknown[] = []
  const records = async (names: readonly unknown[]) => (asked.push(...names), [])
  await checkServedCalls({ pointers, records }, known)
  expect(asked).toEqual([
    { area: 'weather', version: '1.0.0' },
    { area: 'weather', version: '2.0.0' },
    { area: 'sea', version: '1.0.0' },
  ])
})
