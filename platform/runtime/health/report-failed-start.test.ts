/** @jest-environment ../scripts/jest/browser-environment.mjs */
import { expect, test } from '@jest/globals'
import { reportFailedStart } from './report-failed-start.ts'

const snapshot = { shell: { version: '3.0.0' }, areas: { brokers: { version: '1.0.0' } } }
const textOf = (blob: Blob) =>
  new Promise<string>(read => {
    const reader = new FileReader()
    reader.onload = () => read(String(reader.result))
    reader.readAsText(blob)
  })

test.each([
  ['did not load', Object.assign(new Error('Loading chunk client failed.'), { name: 'ChunkLoadError' }), 'chunk_error'],
  ['throws', new TypeError('x is undefined'), 'browser_error'],
])('shell code that %s is reported before any of it runs', async (_what, error, kind) => {
  document.body.innerHTML = `<script type="application/json" id="page-state">${JSON.stringify({ snapshot })}</script>`
  globalThis.fetch = async () =>
    ({ ok: true, json: async () => ({ Data: { token: 'signed', seconds: 600 } }) }) as Response
  const sent: [string, Blob][] = []
  navigator.sendBeacon = (path, body) => sent.push([String(path), body as Blob]) > 0
  await reportFailedStart(error)
  const [[path, body]] = sent as [[string, Blob]]
  expect(path).toBe('/api/releases/v1/beacon')
  expect(JSON.parse(await textOf(body))).toEqual({
    token: 'signed',
    releases: [{ area: 'shell', version: '3.0.0' }],
    view: 'first',
    failures: [{ area: 'shell', kind, message: String(error) }],
  })
})
