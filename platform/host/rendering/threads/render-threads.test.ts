import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { temporaryFolder } from 'database/testing/temporary-folder'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { echo, renderScene } from '../../testing/render-scene.ts'

let close: (() => Promise<void>) | undefined
afterEach(() => close?.())

function scene(pages: Record<string, string>) {
  const opened = renderScene(pages)
  close = opened.close
  return opened
}

test('a render thread renders a page, and the serving thread answers its calls', async () => {
  const { htmlOf } = scene({
    a: `async ({ transport, signal }) => (await transport.send({ declaration: { name: 'x.y' }, input: { n: 1 }, headers: {}, signal })).body.Data`,
  })
  expect(await htmlOf('a')).toBe('x.y {"n":1}')
})

test('an error thrown by a page is reported, and the next page is rendered', async () => {
  const { htmlOf } = scene({ bad: `async () => { throw new TypeError('no') }`, good: `async () => 'fine'` })
  await expect(htmlOf('bad')).rejects.toThrow(/no/)
  expect(await htmlOf('good')).toBe('fine')
})

test.each([
  ['loop', `async () => { for (;;) {} }`],
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

/** A page that allocates more and more memory but yields to the event loop: otherwise the pulse check would end it first. */
const fillWith = (step: string) =>
  `async () => { const all = []; for (;;) { all.push(${step}); await new Promise(setImmediate) } }`

test.each([
  ['in small steps', 'new Array(1e4).fill(0).map(() => ({}))'],
  ['in steps of a hundred megabytes', 'new Array(2e6).fill(0).map(() => ({}))'],
  ['in buffers', 'new Uint8Array(1e7)'],
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

test('resources attached to the signal of a page are freed with the page', async () => {
  const { htmlOf, ended } = scene({
    a: `async ({ signal }) => {
      const held = new Uint8Array(1e8)
      AbortSignal.any([signal, new AbortController().signal]).addEventListener('abort', () => held.length && signal)
      await new Promise(resolve => setTimeout(resolve, 50))
      return 'fine'
    }`,
  })
  for (let page = 0; page < 20; page++) expect(await htmlOf('a')).toBe('fine')
  expect(ended).toEqual([])
})

test('memory exhaustion among several pages is attributed to none, and isolated pages render one at a time', async () => {
  const { htmlOf, apart, ended } = scene({
    fat: fillWith('new Array(1e6).fill(0).map(() => ({}))'),
    good: `async () => { await new Promise(() => {}) }`,
    fine: `async () => 'fine'`,
  })
  await Promise.allSettled([htmlOf('good'), htmlOf('fat')])
  expect(ended).toMatchObject([{ culprit: undefined }])
  const [fat, fine] = await Promise.allSettled([apart('fat'), apart('fine')])
  expect(fat).toMatchObject({ status: 'rejected', reason: { culprit: { area: 'fat', version: '1.0.0' } } })
  expect(fine).toMatchObject({ status: 'fulfilled', value: { kind: 'page' } })
})

test('an uncaught error is attributed to its release and ends only the render thread', async () => {
  const { htmlOf, ended } = scene({
    late: `() => { setTimeout(() => { throw new Error('late') }); return new Promise(() => {}) }`,
    good: `async () => 'fine'`,
  })
  await expect(htmlOf('late')).rejects.toThrow(/render thread died: late/)
  expect(ended[0]).toMatchObject({ culprit: { area: 'late', version: '1.0.0' }, kind: 'render_error' })
  expect(await htmlOf('good')).toBe('fine')
})

describe('rights that releases do not have', () => {
  let outside: string
  beforeEach(() => writeFileSync((outside = join(temporaryFolder(), 'secret')), 'secret'))
  const answer = (code: string) =>
    `async () => { try { return String(await (${code})) } catch (error) { return error.code ?? error.message } }`

  test.each<[string, (file: string) => string, RegExp]>([
    [
      'starts a process',
      () => `require('child_process').execSync('id')`,
      /requires 'child_process', which releases may not use/,
    ],
    [
      'reads a file',
      file => `require('node:fs').readFileSync(${JSON.stringify(file)})`,
      /requires 'node:fs', which releases may not use/,
    ],
    [
      'writes with a module that ignores permissions',
      file => `new (require('node:sqlite').DatabaseSync)(${JSON.stringify(`${file}.db`)})`,
      /requires 'node:sqlite'/,
    ],
    ['loads a module with process.getBuiltinModule', () => `process.getBuiltinModule('fs')`, /not a function/],
    [
      'sends a network request',
      () => `fetch('http://127.0.0.1:64999/').catch(({ cause }) => cause.code)`,
      /ERR_ACCESS_DENIED/,
    ],
    ['ends another process', () => `process.kill(process.ppid, 0)`, /not a function/],
    ['reads the environment', () => `JSON.stringify(process.env)`, /^{}$/],
    ['reads the environment from a diagnostic report', () => `process.report.getReport()`, /undefined/],
  ])('a release that %s gets no access', async (_what, code, said) => {
    process.env.A_SECRET = 'secret'
    const { htmlOf } = scene({ bad: answer(code(outside)), good: `async () => 'fine'` })
    expect((await htmlOf('bad')).replaceAll('&quot;', '"')).toMatch(said)
    expect(await htmlOf('good')).toBe('fine')
    expect(existsSync(`${outside}.db`)).toBe(false)
  })

  test('the permission model denies every right inside a render thread', async () => {
    // What code sees that got past the checks above.
    const has = ['fs.write', 'net', 'child', 'worker', 'addon', 'inspector', 'wasi', 'ffi'].map(
      right => `process.permission.has('${right}')`,
    )
    const { htmlOf } = scene({
      a: answer(`[${has.join()}, process.permission.has('fs.read', ${JSON.stringify(outside)})].join()`),
    })
    expect(await htmlOf('a')).toBe(Array(9).fill('false').join())
  })
})
