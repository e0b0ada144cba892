import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Db } from 'database/db'
import { appendFileSync, mkdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openTestDatabase } from 'sample-data/testing/test-database'
import type { ReleaseRecord } from 'shared-state/contract/release'
import { OrderRefused } from '../../../api/order-refused.ts'
import { addFile, callsOfServer, gateScene, provided, rewrite } from '../../testing/gate-scene.ts'
import type { TrialRendering } from './candidate.ts'
import { byteLimits, mostFiles } from './byte-limits.ts'
import { checkServedCalls } from './check-served-calls.ts'

let db: Db
let scene: Awaited<ReturnType<typeof gateScene>>
/** Trials have their own tests. */
let tryOut: TrialRendering = async () => {}

beforeAll(async () => {
  db = await openTestDatabase()
  scene = await gateScene(db, candidate => tryOut(candidate))
})
afterAll(async () => {
  await db.close()
  scene.remove()
})

type Loose = ReleaseRecord & Record<string, unknown>
type Spoil = (folder: string) => unknown
const record =
  (change: (record: Loose) => unknown): Spoil =>
  folder =>
    rewrite(folder, change)
const fields = (given: object): Spoil => record(found => Object.assign(found, given))
const sized = (file: string, size: number): Spoil =>
  record(found => (found.files[file] = { size, integrity: found.files['web/entry.js']!.integrity }))
const signed =
  (owner: string): Spoil =>
  folder =>
    scene.sign(folder, owner)
const inTurn =
  (...steps: Spoil[]): Spoil =>
  async folder => {
    for (const step of steps) await step(folder)
  }
const sheet = (count: number, size: number) =>
  inTurn(
    ...Array.from({ length: count }, (_, index) =>
      inTurn(
        sized(`web/${index}.css`, size),
        record(found => found.web.css.push(`web/${index}.css`)),
      ),
    ),
  )

const broken: [what: string, spoil: Spoil, reason: RegExp][] = [
  ['no record', folder => rmSync(join(folder, 'release.json')), /no readable release.json/],
  [
    'a record that is no JSON',
    folder => writeFileSync(join(folder, 'release.json'), '<html>'),
    /no readable release.json/,
  ],
  ['a list for a record', folder => writeFileSync(join(folder, 'release.json'), '[]'), /contract undefined/],
  [
    'a record that is a link',
    folder => {
      rmSync(join(folder, 'release.json'))
      symlinkSync('/etc/passwd', join(folder, 'release.json'))
    },
    /not a plain file/,
  ],
  [
    'an endless record',
    folder => appendFileSync(join(folder, 'release.json'), ' '.repeat(1_000_001)),
    /1000000 are allowed/,
  ],
  ['another contract', fields({ contract: 2 }), /built for contract 2; this server speaks 1/],
  ['no contract', record(found => delete (found as Partial<Loose>).contract), /contract undefined/],
  ['an area of capitals', fields({ area: 'Brokers' }), /not a release's name/],
  ['an area outside the store', fields({ area: '../brokers' }), /not a release's name/],
  ['a version of one number', fields({ version: '2' }), /not a release's name/],
  ['a version outside the store', fields({ version: '2.0.0+../../x' }), /not a release's name/],
  ['an unknown field', fields({ scripts: [] }), /unknown field scripts/],
  [
    'an unknown field within',
    record(found => Object.assign(found.web, { inline: 'x' })),
    /web has the unknown field inline/,
  ],
  ['a field missing', record(found => delete (found as Partial<Loose>).commit), /commit is missing/],
  ['a negative size', sized('web/entry.js', -1), /web\/entry.js › size/],
  [
    'a size in words',
    record(found => Object.assign(found.files['web/entry.js']!, { size: '12' })),
    /web\/entry.js › size/,
  ],
  [
    'a weak hash',
    record(found => Object.assign(found.files['web/entry.js']!, { integrity: 'sha256-AAAA' })),
    /web\/entry.js › integrity/,
  ],
  ['a file outside the release', sized('web/../../secret', 1), /web\/..\/..\/secret/],
  ['a file by its absolute name', sized('/etc/passwd', 1), /\/etc\/passwd/],
  ['server code as browser code', record(found => (found.web.entry = 'node/entry.cjs')), /web › entry/],
  [
    'an entry that is no file',
    record(found => (found.web.entry = 'web/other.js')),
    /web\/other.js is used by release.json but not among its files/,
  ],
  ['a style that is no file', record(found => found.web.css.push('web/x.css')), /web\/x.css is used/],
  [
    'texts that are no file',
    record(found => (found.web.strings.id = 'web/strings.id.json')),
    /web\/strings.id.json is used/,
  ],
  [
    "another release's container",
    fields({ container: 'education_1_0_0' }),
    /called 'education_1_0_0' instead of 'brokers_2_0_0'/,
  ],
  ['a container that is code', fields({ container: 'a;alert(1)' }), /container is missing or not/],
  ['a language that is none', fields({ menu: { '<b>': 'x' } }), /menu/],
  ['a call that is no name', fields({ calls: ['../admin'] }), /calls › 0/],
  [
    'a changed byte',
    folder => writeFileSync(join(folder, 'web/entry.js'), '/* brokers 2.0.1 */'),
    /web\/entry.js is not the file its hash was made of/,
  ],
  ['a file cut short', folder => truncateSync(join(folder, 'node/entry.cjs'), 10), /node\/entry.cjs is not the file/],
  [
    'a missing chunk',
    folder => {
      addFile(folder, 'web/chunk.js', 'x')
      rmSync(join(folder, 'web/chunk.js'))
    },
    /web\/chunk.js is named in release.json but missing/,
  ],
  ['a file too many', folder => writeFileSync(join(folder, 'web/extra.js'), ''), /web\/extra.js is not named/],
  ['a hidden file', folder => writeFileSync(join(folder, '.env'), 'SECRET=1'), /.env is not named/],
  [
    'a link for a file',
    folder => {
      rmSync(join(folder, 'web/entry.js'))
      symlinkSync('/etc/hostname', join(folder, 'web/entry.js'))
    },
    /web\/entry.js is not a plain file/,
  ],
  ['a link for a folder', folder => symlinkSync('/etc', join(folder, 'web/more')), /web\/more is not a plain file/],
  [
    'a stolen address',
    fields({ addresses: ['brokers', 'education'] }),
    /address 'education', which belongs to education 1.0.0/,
  ],
  [
    "an address below another area's",
    fields({ addresses: ['education/news'] }),
    /belongs to education 1.0.0 by 'education'/,
  ],
  [
    "an address above another area's",
    fields({ addresses: ['markets'] }),
    /belongs to education 1.0.0 by 'markets\/news'/,
  ],
  ['an address twice', fields({ addresses: ['brokers', 'brokers'] }), /'brokers' twice/],
  ['an address of capitals', fields({ addresses: ['Brokers'] }), /'Brokers', which is no address/],
  ['an address that climbs', fields({ addresses: ['brokers/../user'] }), /which is no address/],
  [
    'an unknown thing in the sitemap',
    fields({ sitemap: ['/brokers/{casino}.html'] }),
    /'\/brokers\/\{casino\}.html' in its sitemap; \{casino\} is not known here, but item, story are/,
  ],
  [
    'a sitemap of every object',
    fields({ sitemap: ['/brokers/{constructor}.html'] }),
    /\{constructor\} is not known here, but item, story are/,
  ],
  [
    'two unknowns in one address',
    fields({ sitemap: ['/brokers/{item}/{story}.html'] }),
    /one part between braces is allowed/,
  ],
  ['a brace left open', fields({ sitemap: ['/brokers/{item.html'] }), /one part between braces is allowed/],
  [
    "another area's address in the sitemap",
    fields({ sitemap: ['/education'] }),
    /'\/education' in its sitemap, which is not among its addresses/,
  ],
  ['a whole address in the sitemap', fields({ sitemap: ['https://evil.example/'] }), /which is no address/],
  [
    'an address twice in the sitemap',
    fields({ sitemap: ['/brokers', { address: '/brokers', lists: 'item' }] }),
    /in its sitemap twice/,
  ],
  [
    'a list of nobody knows what',
    fields({ sitemap: [{ address: '/brokers', lists: 'casino' }] }),
    /lists 'casino', which is not known here, but item, story, day are/,
  ],
  [
    'a sitemap without end',
    fields({ sitemap: Array.from({ length: 201 }, (_, index) => `/brokers/${index}.html`) }),
    /lists 201 addresses in its sitemap; 200 are allowed/,
  ],
  ['a sitemap of other things', fields({ sitemap: [{ address: '/brokers' }] }), /sitemap/],
  ['an unknown slot', fields({ slots: ['page.casino'] }), /'page.casino', a slot this server does not know/],
  ['a slot of every object', fields({ slots: ['constructor'] }), /'constructor', a slot this server does not know/],
  ['a slot twice', fields({ slots: ['home.tools', 'home.tools'] }), /'home.tools' twice/],
  [
    'a React of long ago',
    fields({ shared: { react: '^18.0.0' } }),
    /brokers 2.0.0 needs react \^18.0.0, but shell 1.0.0 provides 19.3.1/,
  ],
  [
    'a React to come',
    fields({ shared: { react: '^19.4.0' } }),
    /needs react \^19.4.0, but shell 1.0.0 provides 19.3.1/,
  ],
  [
    'a range that is none',
    fields({ shared: { react: 'newest please' } }),
    /'newest please' for react, which is no range/,
  ],
  [
    'a module the shell lacks',
    fields({ shared: { jquery: '*' } }),
    /needs jquery \*, which shell 1.0.0 does not provide/,
  ],
  ['a call the server lacks', fields({ calls: ['home.search', 'magic.wand'] }), /does not have: [^:]*magic.wand/],
  [
    'an entry too big',
    sized('web/entry.js', byteLimits['the entry for the browser'] + 1),
    /the entry for the browser \(web\/entry.js\) may have 1500000 bytes and has 1500001/,
  ],
  ['a file too big', sized('web/film.mp4', byteLimits['one file'] + 1), /one file \(web\/film.mp4\)/],
  ['styles too big', sheet(2, 300_000), /the styles together may have 400000 bytes and has 600000/],
  [
    'texts too big',
    sized('web/strings.en.json', byteLimits['the texts of one language'] + 1),
    /the texts of one language \(web\/strings.en.json\)/,
  ],
  [
    'too big altogether',
    inTurn(...['a', 'b', 'c'].map(name => sized(`web/${name}.js`, 6_000_000))),
    /all files together may have/,
  ],
  [
    'too many files',
    record(found => {
      for (let index = 0; index <= mostFiles; index++) found.files[`web/${index}.js`] = found.files['web/entry.js']!
    }),
    /1000 are allowed/,
  ],
  [
    'a signature that is none',
    folder => writeFileSync(join(folder, 'release.sig'), 'yes'),
    /release.sig is not a signature/,
  ],
  ["the other team's key", signed('education'), /may not release brokers/],
  ["a stranger's key", signed('stranger'), /may not release brokers/],
  [
    'a record changed after signing',
    inTurn(signed('brokers'), fields({ commit: 'other' })),
    /signature does not fit release.json/,
  ],
  [
    "a stranger's signature in the team's name",
    async folder => {
      await scene.sign(folder, 'stranger')
      await replaceKeyId(folder, scene.keys.brokers!.keyId)
    },
    /signature does not fit/,
  ],
]

async function replaceKeyId(folder: string, keyId: string): Promise<void> {
  const { readSignature } = await import('../keys/release-signature.ts')
  writeFileSync(join(folder, 'release.sig'), JSON.stringify({ ...(await readSignature(folder)), keyId }))
}

test.each(broken)('%s is refused and leaves nothing', async (_what, spoil, reason) => {
  const folder = scene.build('brokers', '2.0.0')
  await spoil(folder)
  await expect(scene.desk.publish({ folder, actor: 'ann' })).rejects.toMatchObject({
    name: 'OrderRefused',
    message: expect.stringMatching(reason),
  })
  expect(await scene.traces('brokers', '2.0.0')).toEqual({ stored: false, incoming: [], listed: 0 })
})

test.each<[string, Record<string, string>, RegExp]>([
  [
    'provides a React that education does not take',
    { ...provided, react: '20.0.0' },
    /education 1.0.0 needs react \^19.3.0, but shell 2.0.0 provides 20.0.0/,
  ],
  ['provides no mobx', { react: '19.3.1' }, /education 1.0.0 needs mobx \^7.1.0, which shell 2.0.0 does not provide/],
  ['names a range', { ...provided, react: '^19.0.0' }, /which is no version/],
])('a shell that %s is refused', async (_what, shared, reason) => {
  const folder = scene.build('shell', '2.0.0', found => Object.assign(found, { shared, addresses: [] }))
  await expect(scene.desk.publish({ folder, actor: 'ann' })).rejects.toThrow(reason)
  expect(await scene.traces('shell', '2.0.0')).toEqual({ stored: false, incoming: [], listed: 0 })
})

test('what does not pass its trial leaves nothing either', async () => {
  const tried: string[] = []
  tryOut = async ({ record, others }) => {
    tried.push(record.area, ...others.map(({ area }) => area).sort())
    throw new OrderRefused('it throws')
  }
  await expect(scene.desk.publish({ folder: scene.build('brokers', '2.0.0'), actor: 'ann' })).rejects.toThrow(
    'it throws',
  )
  tryOut = async () => {}
  expect(tried).toEqual(['brokers', 'education', 'shell'])
  expect(await scene.traces('brokers', '2.0.0')).toEqual({ stored: false, incoming: [], listed: 0 })
})

test('from another machine comes nothing unsigned, and nothing of the own key of this one', async () => {
  const folder = scene.build('brokers', '2.0.0')
  await expect(scene.desk.publish({ folder, actor: 'ann', isRemote: true })).rejects.toThrow(/has no release.sig/)
  await scene.sign(folder, 'local')
  await expect(scene.desk.publish({ folder, actor: 'ann', isRemote: true })).rejects.toThrow(
    /not accepted from elsewhere/,
  )
  expect(await scene.traces('brokers', '2.0.0')).toEqual({ stored: false, incoming: [], listed: 0 })
})

const slots = [
  'home.topbrokers',
  'home.topics',
  'home.exposures',
  'home.education',
  'home.flash',
  'home.calendar',
  'home.tools',
  'broker.exposures',
  'broker.articles',
  'broker.calculators',
  'article.brokers',
]
const good: [what: string, make: Spoil][] = [
  ...slots.map((slot): [string, Spoil] => [`the slot ${slot}`, fields({ slots: [slot] })]),
  ['all slots', fields({ slots })],
  ...['^19.3.1', '^19.0.0', '19.x', '>=18 <20', '19.3.1', '~19.3.0', '*', '^18.2.0 || ^19.0.0', '>=19.3.1'].map(
    (react): [string, Spoil] => [`React ${react}`, fields({ shared: { react } })],
  ),
  ['all shared modules', fields({ shared: { react: '^19.3.1', 'react-dom': '^19.3.1', mobx: '^7.1.3' } })],
  ...[
    [],
    ['brokers'],
    ['regulators.html', 'regulators'],
    ['best-brokers'],
    ['brokers/compare'],
    ['a.b_c-d'],
    ['markets/figures'],
    ['educational'],
  ].map((addresses): [string, Spoil] => [`the addresses [${addresses.join()}]`, fields({ addresses })]),
  ...['brokers', 'ops', 'local'].map((owner): [string, Spoil] => [`the signature of ${owner}`, signed(owner)]),
  ...callsOfServer.map((call): [string, Spoil] => [`the call ${call}`, fields({ calls: [call] })]),
  ['a chunk more', folder => addFile(folder, 'web/parts.1a2b3c4d.js', 'export {}')],
  ['a picture', folder => addFile(folder, 'web/img/scale@2x.png', new Uint8Array(500))],
  ['an empty file', folder => addFile(folder, 'web/empty.js', '')],
  ['an empty folder', folder => mkdirSync(join(folder, 'web/nothing'))],
  ['compressed twins', folder => ['br', 'gz'].forEach(kind => addFile(folder, `web/entry.js.${kind}`, 'x'))],
  ['a map of the code', folder => addFile(folder, 'node/entry.cjs.map', '{}')],
  [
    'an entry as big as it may be',
    folder => addFile(folder, 'web/entry.js', 'x'.repeat(byteLimits['the entry for the browser'])),
  ],
  [
    'styles as big as they may be',
    folder => {
      addFile(folder, 'web/a.css', 'x'.repeat(byteLimits['the styles together']))
      rewrite(folder, found => found.web.css.push('web/a.css'))
    },
  ],
  [
    'texts in Indonesian too',
    folder => {
      addFile(folder, 'web/strings.id.json', '{"1":"Broker – ulasan"}')
      rewrite(folder, found => (found.web.strings.id = 'web/strings.id.json'))
    },
  ],
  [
    'texts in a language of three letters',
    folder => {
      addFile(folder, 'web/strings.fil.json', '{"1":"Mga broker"}')
      rewrite(folder, found => (found.web.strings.fil = 'web/strings.fil.json'))
    },
  ],
  [
    'words in two languages',
    fields({ menu: { en: 'Brokers', id: 'Broker' }, down: { en: 'Down', id: 'Gagal dimuat' } }),
  ],
  ['no words at all', fields({ menu: {}, down: {} })],
]

test('the tables are as long as they are said to be', () => {
  expect(broken.length).toBeGreaterThanOrEqual(50)
  expect(good.length).toBeGreaterThanOrEqual(50)
})

test.each(good.map(([what, make], index) => [what, `3.0.${index}`, make] as const))(
  '%s is accepted',
  async (_what, version, make) => {
    const folder = scene.build('brokers', version)
    await make(folder)
    await scene.desk.publish({ folder, actor: 'ann' })
    expect(await scene.traces('brokers', version)).toEqual({ stored: true, incoming: [], listed: 1 })
    expect((await scene.desk.verify({ area: 'brokers', version })).problems).toEqual([])
  },
)

test.each([
  ['brokers', true],
  ['ops', true],
  ['local', false],
  ['nobody', false],
] as const)('the key of %s is kept with the release', async (owner, isRemote) => {
  const version = `4.0.0+${owner}`
  const folder = scene.build('brokers', version)
  if (owner !== 'nobody') await scene.sign(folder, owner)
  await scene.desk.publish({ folder, actor: 'ann', isRemote })
  expect((await scene.desk.show({ area: 'brokers', version })).signedBy).toBe(
    (scene.keys[owner] ?? scene.keys.local)!.keyId,
  )
})

test.each<[string, Spoil, RegExp[]]>([
  ['a changed byte', folder => appendFileSync(join(folder, 'web/entry.js'), ' '), [/web\/entry.js is not the file/]],
  ['a changed record', fields({ commit: 'other' }), [/not the record that was published/, /signature does not fit/]],
  ['no signature', folder => rmSync(join(folder, 'release.sig')), [/signature is missing/]],
  ['a signature of another key', signed('ops'), [/signed with \w+, and was published signed with \w+/]],
  ['nothing', folder => rmSync(folder, { recursive: true }), [/does not hold it/]],
])('verify says what is wrong where the store holds %s', async (what, spoil, problems) => {
  const version = `5.0.0+${what.replace(/\W/g, '')}`
  await scene.desk.publish({ folder: scene.build('brokers', version), actor: 'ann' })
  await spoil(scene.store.pathOf('brokers', version))
  expect((await scene.desk.verify({ area: 'brokers', version })).problems).toEqual(
    problems.map(problem => expect.stringMatching(problem)),
  )
})

test('an interrupted publish is not seen, and the next one takes its place', async () => {
  const incoming = await scene.store.take(scene.build('brokers', '6.0.0'))
  expect(await scene.traces('brokers', '6.0.0')).toMatchObject({ stored: false, listed: 0 })
  await scene.store.clearIncoming()
  expect(await scene.traces('brokers', '6.0.0')).toMatchObject({ incoming: [] })
  await expect(incoming.place('brokers', '6.0.0')).rejects.toThrow()

  const killed = await scene.store.take(scene.build('brokers', '6.0.0'))
  writeFileSync(join(killed.folder, 'half'), '')
  await killed.place('brokers', '6.0.0')
  expect(await scene.traces('brokers', '6.0.0')).toMatchObject({ listed: 0 })
  await scene.desk.publish({ folder: scene.build('brokers', '6.0.0'), actor: 'ann' })
  expect((await scene.desk.verify({ area: 'brokers', version: '6.0.0' })).problems).toEqual([])
})

test('two who publish the same version at once: one is refused, the other one is whole', async () => {
  const both = await Promise.allSettled(
    [1, 2].map(() => scene.desk.publish({ folder: scene.build('brokers', '6.1.0'), actor: 'ann' })),
  )
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect((await scene.desk.verify({ area: 'brokers', version: '6.1.0' })).problems).toEqual([])
})

test('what no longer fits is not activated', async () => {
  const clash = (area: string) =>
    scene.build(area, '7.0.0', found => Object.assign(found, { addresses: ['shared-address'] }))
  for (const area of ['tools', 'weather']) await scene.desk.publish({ folder: clash(area), actor: 'ann' })
  await scene.desk.activate({ area: 'tools', version: '7.0.0', actor: 'ann' })
  await expect(scene.desk.activate({ area: 'weather', version: '7.0.0', actor: 'ann' })).rejects.toThrow(
    /belongs to tools 7.0.0/,
  )
})

test('a server that lacks calls of a release being served does not start', async () => {
  const register = (served: ReleaseRecord[]) => ({
    pointers: () => scene.register.pointers(),
    records: async () => served,
  })
  const [published] = await scene.register.records([{ area: 'education', version: '1.0.0' }])
  await expect(checkServedCalls(register([published!]), new Set(callsOfServer))).resolves.toBeUndefined()
  await expect(
    checkServedCalls(register([{ ...published!, calls: ['magic.wand'] }]), new Set(callsOfServer)),
  ).rejects.toThrow(/education 1.0.0 uses magic.wand/)
})
