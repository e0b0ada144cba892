import { expect, test } from '@jest/globals'
import { temporaryFolder } from 'database/testing/temporary-folder'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { echo, fillWith, renderScenes } from '../../testing/render-scene.ts'

const scene = renderScenes()

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

test('an endless loop is detected, attributed and ended, and later pages are rendered', async () => {
  const { htmlOf, ended } = scene({ loop: `async () => { for (;;) {} }`, good: `async () => 'fine'` })
  await htmlOf('good')
  const looping = htmlOf('loop')
  await expect(looping).rejects.toThrow(/loop 1.0.0 kept the render thread busy/)
  expect(ended[0]).toMatchObject({ culprit: { area: 'loop', version: '1.0.0' }, kind: 'loop' })
  expect(await htmlOf('good')).toBe('fine')
})

test('each page in the thread adds to the expected wait until it is finished', async () => {
  const { htmlOf, waitMs } = scene({
    waiting: `async ({ transport, signal }) => (await transport.send({ declaration: { name: 'x.y' }, input: {}, headers: {}, signal })).body.Data`,
  })
  expect(waitMs()).toBe(0)
  const { promise: answer, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof echo>>>()
  const waiting = [1, 2, 3].map(() => htmlOf('waiting', { call: () => answer }))
  const waitOfThree = waitMs()
  expect(waitOfThree).toBeGreaterThan(0)
  waiting.push(htmlOf('waiting', { call: () => answer }))
  expect(waitMs()).toBeGreaterThan(waitOfThree)
  resolve(await echo({ name: 'x', input: 1, headers: {}, signal: new AbortController().signal }))
  await Promise.all(waiting)
  expect(waitMs()).toBe(0)
})

test('unlimited memory use in buffers ends only the render thread and is attributed to its only page', async () => {
  const { htmlOf, ended } = scene({ fat: fillWith('new Uint8Array(1e7)'), good: `async () => 'fine'` })
  await expect(htmlOf('fat')).rejects.toThrow(/render thread/)
  expect(ended).toMatchObject([{ culprit: { area: 'fat', version: '1.0.0' }, kind: 'render_error' }])
  expect(await htmlOf('good')).toBe('fine')
})

test('resources attached to the signal of a page are freed with the page', async () => {
  const { htmlOf, ended } = scene({
    a: `async ({ signal }) => {
      const held = new Uint8Array(2e8)
      AbortSignal.any([signal, new AbortController().signal]).addEventListener('abort', () => held.length && signal)
      await new Promise(resolve => setTimeout(resolve, 50))
      return 'fine'
    }`,
  })
  for (let page = 0; page < 10; page++) expect(await htmlOf('a')).toBe('fine')
  expect(ended).toEqual([])
})

test('memory exhaustion among several pages is attributed to none, and isolated pages render one at a time', async () => {
  const { htmlOf, apart, ended } = scene({
    fat: fillWith('new Uint8Array(1e7)'),
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

test('a release in a render thread gets no access to files, processes, the network or the environment', async () => {
  process.env.A_SECRET = 'secret'
  const outside = join(temporaryFolder(), 'secret')
  writeFileSync(outside, 'secret')
  // What code sees that got past the checks of modules.
  const rights = ['fs.write', 'net', 'child', 'worker', 'addon', 'inspector', 'wasi', 'ffi']
  const has = [...rights.map(right => `'${right}'`), `'fs.read', ${JSON.stringify(outside)}`]
  const attempts: Record<string, [code: string, said: RegExp]> = {
    'starts-a-process': [
      `require('child_process').execSync('id')`,
      /requires 'child_process', which releases may not use/,
    ],
    'reads-a-file': [
      `require('node:fs').readFileSync(${JSON.stringify(outside)})`,
      /requires 'node:fs', which releases may not use/,
    ],
    'writes-a-database': [
      `new (require('node:sqlite').DatabaseSync)(${JSON.stringify(`${outside}.db`)})`,
      /requires 'node:sqlite'/,
    ],
    'loads-a-module': [`process.getBuiltinModule('fs')`, /not a function/],
    'sends-a-network-request': [
      `fetch('http://127.0.0.1:64999/').catch(({ cause }) => cause.code)`,
      /ERR_ACCESS_DENIED/,
    ],
    'ends-another-process': [`process.kill(process.ppid, 0)`, /not a function/],
    'reads-the-environment': [`JSON.stringify(process.env)`, /^{}$/],
    'reads-a-report': [`process.report.getReport()`, /undefined/],
    'has-a-right': [`[${has.map(right => `process.permission.has(${right})`).join()}].join()`, /^(false,){8}false$/],
  }
  const pageOf = (code: string) =>
    `async () => { try { return String(await (${code})) } catch (error) { return error.code ?? error.message } }`
  const pages = Object.entries(attempts).map(([name, [code]]) => [name, pageOf(code)])
  const { htmlOf } = scene({ ...Object.fromEntries(pages), good: `async () => 'fine'` })
  for (const [name, [, said]] of Object.entries(attempts))
    expect({ name, html: (await htmlOf(name)).replaceAll('&quot;', '"') }).toEqual({
      name,
      html: expect.stringMatching(said),
    })
  expect(await htmlOf('good')).toBe('fine')
  expect(existsSync(`${outside}.db`)).toBe(false)
})
