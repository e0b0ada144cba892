import { expect, test } from '@jest/globals'
import { page, stopped, trialScene, type Written } from '../testing/trial-scene.ts'

const { tryArea } = trialScene()

test.each<[string, Written, RegExp]>([
  [
    'computes without end while loading',
    { first: `for (;;) {}` },
    /: loading it takes more than 1 s of processor time$/,
  ],
  ['stops its process', stopped(3_600_000), /: \/en\/brokers hangs for 10 s$/],
])('a release that %s exceeds the limits of its trial', async (_what, written, reason) => {
  await expect(tryArea(written, { limits: { stepMs: 1_000, hangMs: 10_000 } })).rejects.toThrow(reason)
})

test.each<[string, Written, RegExp]>([
  ['is not JavaScript', { first: `<!doctype html>` }, /cannot be loaded: SyntaxError/],
  [
    'throws inside Suspense',
    page(`async ({ fail }) => { fail(new Error('inside Suspense')); return 'fine' }`),
    /\/en\/brokers cannot be rendered: Error: inside Suspense/,
  ],
  [
    'sends a network request while loading',
    { first: `fetch('http://127.0.0.1:64999')` },
    /throws an uncaught error: TypeError: fetch failed \(connect ERR_ACCESS_DENIED|it cannot be loaded|: it leaves [^:]* running/,
  ],
])('a release that %s fails its trial', async (_what, written, reason) => {
  await expect(tryArea(written)).rejects.toThrow(reason)
})

test('time in which the trial had no processor does not count against a release', async () => {
  await expect(tryArea(stopped(2_000), { limits: { stepMs: 1_000, hangMs: 60_000 } })).resolves.toBeUndefined()
})

test('a short timer of a page may end late on a busy machine', async () => {
  const stall = `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_500)`
  await expect(
    tryArea(page(`async () => { setTimeout(() => {}, 100); setImmediate(() => ${stall}); return '' }`)),
  ).resolves.toBeUndefined()
})
