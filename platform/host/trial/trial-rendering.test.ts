import { expect, test } from '@jest/globals'
import { areaCode, page, shellCode, trialScene, type Written } from '../testing/trial-scene.ts'

const { put, tryOut, tryArea } = trialScene()

test.each<[string, Written]>([
  [
    'whose pages make calls, with example parameters',
    {
      routes: {
        brokers: `async ({ ask }) => String((await ask('geo.country')).country.length)`,
        'brokers/:nameCode/x/:titleCode': `async ({ path }) => { if (!/^brokers\\/[a-z].*-\\d+\\.html\\/x\\/[a-z].*-\\d+\\.html$/.test(path)) throw new Error(path); return '' }`,
      },
    },
  ],
  ['whose page makes an unknown call and shows the result', page(`async ({ ask }) => String(await ask('magic.wand'))`)],
  ['whose page redirects everyone', page(`async () => 'to /en/brokers/other'`)],
  [
    'that uses a computing module of Node',
    page(`async () => require('node:crypto').createHash('sha256').update('a').digest('hex')`),
  ],
  ['whose page leaves a short timer running', page(`async () => { setTimeout(() => {}, 100); return '' }`)],
  [
    'that finds no secrets in the environment',
    page(`async () => { if (process.env.A_SECRET || process.report) throw new Error('found'); return '' }`),
  ],
  ['without pages', {}],
])('a release %s passes its trial', async (_what, written) => {
  process.env.A_SECRET = 'secret'
  await expect(tryArea(written)).resolves.toBeUndefined()
})

test('a trial renders pages that need a login as a logged-in user', async () => {
  const shown = `async ({ user }) => { if (!user) return 'to /en/login.html?back=1'; throw new Error('hello ' + typeof user.nick) }`
  await expect(tryArea(page(shown))).rejects.toThrow(/\/en\/brokers cannot be rendered: Error: hello string/)
})

test.each<[string, Written, RegExp]>([
  [
    'throws while loading',
    { first: `throw new TypeError('no good\\nsecond line')` },
    /^brokers [\d.]+: it cannot be loaded: TypeError: no good$/,
  ],
  ['is not JavaScript', { first: `<!doctype html>` }, /cannot be loaded: SyntaxError/],
  [
    'throws in a page',
    page(`async () => { throw new Error('broken on purpose') }`),
    /: \/en\/brokers cannot be rendered: Error: broken on purpose$/,
  ],
  [
    'throws in a page with a parameter',
    { routes: { brokers: `async () => ''`, 'brokers/info/:nameCode': `async () => null.x` } },
    /\/en\/brokers\/info\/sample-markets-1234567890.html cannot be rendered: TypeError: Cannot read properties of null/,
  ],
  [
    'throws inside Suspense',
    page(`async ({ fail }) => { fail(new Error('inside Suspense')); return 'fine' }`),
    /\/en\/brokers cannot be rendered: Error: inside Suspense/,
  ],
  [
    'throws in slot content',
    { slots: { 'home.tools': `async () => { throw new Error('part') }` } },
    /\/en\/, where it fills home.tools cannot be rendered: Error: part/,
  ],
  ['leaves a timer running', { first: `setInterval(() => {}, 60_000)` }, /it leaves Timeout running after loading/],
  [
    'leaves a timer running after a page',
    page(`async () => { setInterval(() => {}, 60_000); return '' }`),
    /pages of brokers leave Timeout running/,
  ],
  [
    'throws an uncaught error',
    page(`() => { setTimeout(() => { throw new Error('late') }); return new Promise(() => {}) }`),
    /throws an uncaught error: Error: late/,
  ],
  ['ends the process', page(`() => process.exit(0)`), /\/en\/brokers ends the process \(code 0\)/],
  [
    'fills the memory',
    page(`async () => { const all = []; for (;;) all.push(new Array(1e5).fill(all.length)) }`),
    /\/en\/brokers ends the process \(more than 256 MB of memory\)/,
  ],
  [
    'reads a file',
    page(`async () => require('fs').readFileSync('/etc/passwd', 'utf8')`),
    /requires 'fs', which releases may not use/,
  ],
  [
    'starts a process',
    page(`async () => require('node:child_process').execSync('id')`),
    /requires 'node:child_process', which releases may not use/,
  ],
  [
    'sends a network request',
    page(`async () => fetch('http://127.0.0.1:64999')`),
    /\/en\/brokers cannot be rendered: TypeError: fetch failed \(connect ERR_ACCESS_DENIED/,
  ],
  [
    'sends a network request while loading',
    { first: `fetch('http://127.0.0.1:64999')` },
    /throws an uncaught error: TypeError: fetch failed \(connect ERR_ACCESS_DENIED|it cannot be loaded|: it leaves [^:]* running/,
  ],
])('a release that %s fails its trial', async (_what, written, reason) => {
  await expect(tryArea(written)).rejects.toMatchObject({
    name: 'CommandRefused',
    message: expect.stringMatching(reason),
  })
})

test.each<[string, Written, RegExp]>([
  [
    'computes without end in a page',
    page(`async () => { for (;;) {} }`),
    /: \/en\/brokers takes more than 1 s of processor time$/,
  ],
  ['has a loader that hangs', page(`() => new Promise(() => {})`), /: \/en\/brokers takes more than 1 s$/],
])('a release that %s exceeds the limits of its trial', async (_what, written, reason) => {
  await expect(tryArea(written, { limits: { stepMs: 1_000, hangMs: 10_000 } })).rejects.toThrow(reason)
})

test('a trial renders slot content in the page of the area that shows the slot', async () => {
  const { record: host } = put(
    'education',
    `
    const routes = [{ path: 'education/:page', slots: () => [{ name: 'article.brokers', props: {} }], page: async () => { throw new Error('shown') } }]
    module.exports = { init() {}, get: async () => () => ({ area: { name: 'education', routes, slots: [] } }) }`,
  )
  // An error in the host page itself is not the candidate's fault.
  await expect(tryArea({ slots: { 'article.brokers': `async () => ''` } }, { others: [host] })).resolves.toBeUndefined()
  await expect(
    tryArea({ slots: { 'article.brokers': `async () => { throw new Error('part') }` } }, { others: [host] }),
  ).rejects.toThrow(/\/en\/education\/1, where it fills article.brokers cannot be rendered: Error: part/)
})

test('the trial of a shell renders its home page and the pages of the active areas', async () => {
  const { record: area } = put(
    'tools',
    areaCode('tools', { routes: { 'tools/:level': `async ({ path }) => { throw new Error(path) }` } }),
  )
  await expect(tryOut({ ...put('shell', shellCode), others: [area] })).rejects.toThrow(
    /^shell [\d.]+: \/en\/tools\/beginner cannot be rendered: Error: tools\/beginner$/,
  )
  await expect(
    tryOut({
      ...put(
        'shell',
        `module.exports = { provideFederationCore() {}, createShareScope: () => ({}), render: async () => { throw new Error('dark') } }`,
      ),
      others: [],
    }),
  ).rejects.toThrow(/\/en\/ cannot be rendered: Error: dark/)
  await expect(tryOut({ ...put('shell', shellCode), others: [] })).resolves.toBeUndefined()
})

test('a trial requires an active shell', async () => {
  await expect(tryOut({ ...put('brokers', areaCode('brokers', {})), others: [] })).rejects.toThrow(/no shell is active/)
})
