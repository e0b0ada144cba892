import { expect, test } from '@jest/globals'
import { echo, fillWith, renderScenes } from '../../testing/render-scene.ts'

const scene = renderScenes()

test.each([
  [
    'loop in another function',
    `(() => { const spin = n => { let sum = 0; while (n) sum += n; return sum }; return async () => spin(1) })()`,
  ],
  ['regular expression', `async () => String(/^(a+)+$/.test('a'.repeat(60) + 'b'))`],
])('an endless %s is detected, attributed and ended, and later pages are rendered', async (_what, page) => {
  const { htmlOf, ended } = scene({ loop: page, good: `async () => 'fine'` })
  await htmlOf('good')
  const looping = htmlOf('loop')
  await expect(looping).rejects.toThrow(/loop 1.0.0 kept the render thread busy/)
  expect(ended[0]).toMatchObject({ culprit: { area: 'loop', version: '1.0.0' }, kind: 'loop' })
  expect(await htmlOf('good')).toBe('fine')
})

test('the expected wait is the time that earlier pages take, and pages that wait for an answer do not count', async () => {
  const { htmlOf, waitMs } = scene({
    slow: `async () => { await new Promise(setImmediate); for (const end = Date.now() + 50; Date.now() < end; ); return 'fine' }`,
    waiting: `async ({ transport, signal }) => (await transport.send({ declaration: { name: 'x.y' }, input: {}, headers: {}, signal })).body.Data`,
  })
  expect(waitMs()).toBe(0)
  for (let page = 0; page < 30; page++) await htmlOf('slow')
  const { promise: answer, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof echo>>>()
  const hanging = Array.from({ length: 5 }, () => htmlOf('waiting', { call: () => answer }))
  expect(waitMs()).toBeGreaterThan(100)
  while (waitMs() > 0) await new Promise(resolve => setTimeout(resolve, 50))
  const slow = Array.from({ length: 20 }, () => htmlOf('slow'))
  expect(waitMs()).toBeGreaterThan(500)
  await Promise.all(slow)
  expect(waitMs()).toBe(0)
  resolve(await echo({ name: 'x', input: 1, headers: {}, signal: new AbortController().signal }))
  await Promise.all(hanging)
})

test.each([
  ['in small steps', 'new Array(1e4).fill(0).map(() => ({}))'],
  ['in steps of a hundred megabytes', 'new Array(2e6).fill(0).map(() => ({}))'],
])('unlimited memory use %s ends only the render thread and is attributed to its only page', async (_how, step) => {
  const { htmlOf, ended } = scene({ fat: fillWith(step), good: `async () => 'fine'` })
  await expect(htmlOf('fat')).rejects.toThrow(/render thread/)
  expect(ended).toMatchObject([{ culprit: { area: 'fat', version: '1.0.0' }, kind: 'render_error' }])
  expect(await htmlOf('good')).toBe('fine')
})

test.each([
  ['objects', 'new Array(10).fill(0)', 2_500_000, 8_000_000],
  ['buffers', 'new Uint8Array(1e7)', 20, 2_000],
])('garbage does not count as memory in use: %s', async (_what, thing, held, made) => {
  const { htmlOf, ended } = scene({
    busy: `async () => {
      const all = []
      for (let n = 0; n < ${made}; n++) {
        all[n % ${held}] = ${thing}
        if (n % Math.ceil(${held} / 20) === 0) await new Promise(setImmediate)
      }
      return 'fine'
    }`,
  })
  expect(await htmlOf('busy')).toBe('fine')
  expect(ended).toEqual([])
})
