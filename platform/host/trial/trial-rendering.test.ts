import { expect, test } from '@jest/globals'
import { areaCode, page, shellCode, trialScene, type Written } from '../testing/trial-scene.ts'

const { put, tryOut, tryArea } = trialScene()

test('a release passes its trial whose pages make calls, redirect, use a computing module and find no secrets', async () => {
  process.env.A_SECRET = 'secret'
  const routes = {
    brokers: `async ({ ask }) => String((await ask('geo.country')).country.length)`,
    'brokers/:nameCode/x/:titleCode': `async ({ path }) => {
      if (!/^brokers\\/[a-z].*-\\d+\\.html\\/x\\/[a-z].*-\\d+\\.html$/.test(path)) throw new Error(path)
      return ''
    }`,
    'brokers/unknown-call': `async ({ ask }) => String(await ask('magic.wand'))`,
    'brokers/redirect': `async () => 'to /en/brokers/other'`,
    'brokers/computing': `async () => require('node:crypto').createHash('sha256').update('a').digest('hex')`,
    'brokers/short-timer': `async () => { setTimeout(() => {}, 100); return '' }`,
    'brokers/secrets': `async () => { if (process.env.A_SECRET || process.report) throw new Error('found'); return '' }`,
  }
  await expect(tryArea({ routes })).resolves.toBeUndefined()
})

test('a trial renders pages that need a login as a logged-in user, and names the page that throws', async () => {
  const shown = `async ({ user }) => { if (!user) return 'to /en/login.html?back=1'; throw new Error('hello ' + typeof user.nick) }`
  const routes = { brokers: `async () => ''`, 'brokers/info/:nameCode': shown }
  await expect(tryArea({ routes })).rejects.toThrow(
    /: \/en\/brokers\/info\/sample-markets-1234567890.html cannot be rendered: Error: hello string$/,
  )
})

test('a release that reads a file, starts a process or sends a network request fails its trial', async () => {
  const attempts = [
    `async () => require('fs').readFileSync('/etc/passwd', 'utf8')`,
    `async () => require('node:child_process').execSync('id')`,
    `async () => fetch('http://127.0.0.1:64999')`,
  ]
  const tryAll = `async () => {
    const said = []
    for (const attempt of [${attempts.join()}]) await attempt().catch(error => said.push((error.cause ?? error).message))
    throw new Error(said.join('; '))
  }`
  const refusal = await tryArea(page(tryAll)).catch((error: Error) => error)
  expect(refusal?.message.split('; ')).toEqual([
    expect.stringContaining(`requires 'fs', which releases may not use`),
    expect.stringContaining(`requires 'node:child_process', which releases may not use`),
    expect.stringContaining('connect ERR_ACCESS_DENIED'),
  ])
})

test.each<[string, Written, RegExp]>([
  [
    'throws while loading',
    { first: `throw new TypeError('no good\\nsecond line')` },
    /^brokers [\d.]+: it cannot be loaded: TypeError: no good$/,
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
    /: \/en\/brokers takes more than 0.5 s of processor time$/,
  ],
  ['has a loader that hangs', page(`() => new Promise(() => {})`), /: \/en\/brokers takes more than 0.5 s$/],
])('a release that %s exceeds the limits of its trial', async (_what, written, reason) => {
  await expect(tryArea(written, { limits: { stepMs: 500, hangMs: 10_000 } })).rejects.toThrow(reason)
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
