import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Db } from 'database/db'
import { appendFileSync, mkdirSync, readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { openTestDatabase } from 'sample-data/testing/test-database'
import type { ReleaseRecord } from 'shared-state/contract/release'
import { CommandRefused } from '../../../api/command-refused.ts'
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
    'a record that is not JSON',
    folder => writeFileSync(join(folder, 'release.json'), '<html>'),
    /no readable release.json/,
  ],
  ['a record that is a list', folder => writeFileSync(join(folder, 'release.json'), '[]'), /contract undefined/],
  [
    'a record that is a link',
    folder => {
      rmSync(join(folder, 'release.json'))
      symlinkSync('/etc/passwd', join(folder, 'release.json'))
    },
    /not a plain file/,
  ],
  [
    'an oversized record',
    folder => appendFileSync(join(folder, 'release.json'), ' '.repeat(1_000_001)),
    /1000000 are allowed/,
  ],
  ['another contract version', fields({ contract: 2 }), /built for contract 2; this server supports 1/],
  ['no contract', record(found => delete (found as Partial<Loose>).contract), /contract undefined/],
  ['an uppercase area name', fields({ area: 'Brokers' }), /not a valid release name/],
  ['an area name that leaves the store', fields({ area: '../brokers' }), /not a valid release name/],
  ['a version of one number', fields({ version: '2' }), /not a valid release name/],
  ['a version that leaves the store', fields({ version: '2.0.0+../../x' }), /not a valid release name/],
  ['an unknown field', fields({ scripts: [] }), /unknown field scripts/],
  [
    'an unknown nested field',
    record(found => Object.assign(found.web, { inline: 'x' })),
    /web has the unknown field inline/,
  ],
  ['a missing field', record(found => delete (found as Partial<Loose>).commit), /commit is missing/],
  ['a negative size', sized('web/entry.js', -1), /web\/entry.js › size/],
  [
    'a size that is a string',
    record(found => Object.assign(found.files['web/entry.js']!, { size: '12' })),
    /web\/entry.js › size/,
  ],
  [
    'a weak hash',
    record(found => Object.assign(found.files['web/entry.js']!, { integrity: 'sha256-AAAA' })),
    /web\/entry.js › integrity/,
  ],
  ['a file outside the release', sized('web/../../secret', 1), /web\/..\/..\/secret/],
  ['a file with an absolute path', sized('/etc/passwd', 1), /\/etc\/passwd/],
  ['server code as its browser entry', record(found => (found.web.entry = 'node/entry.cjs')), /web › entry/],
  [
    'an unlisted entry file',
    record(found => (found.web.entry = 'web/other.js')),
    /web\/other.js is used by release.json but not among its files/,
  ],
  ['an unlisted style sheet', record(found => found.web.css.push('web/x.css')), /web\/x.css is used/],
  [
    'an unlisted text file',
    record(found => (found.web.strings.id = 'web/strings.id.json')),
    /web\/strings.id.json is used/,
  ],
  [
    "another release's container",
    fields({ container: 'education_1_0_0' }),
    /called 'education_1_0_0' instead of 'brokers_2_0_0'/,
  ],
  ['a container that is code', fields({ container: 'a;alert(1)' }), /container is missing or invalid/],
  ['an invalid language', fields({ menu: { '<b>': 'x' } }), /menu/],
  ['an invalid call name', fields({ calls: ['../admin'] }), /calls › 0/],
  [
    'a changed byte',
    folder => writeFileSync(join(folder, 'web/entry.js'), '/* brokers 2.0.1 */'),
    /web\/entry.js does not match its hash/,
  ],
  [
    'a compressed copy of something else',
    folder => addFile(folder, 'web/entry.js.br', brotliCompressSync('/* other */')),
    /web\/entry.js.br is not a compressed copy of web\/entry.js/,
  ],
  [
    'a copy that cannot be decompressed',
    folder => addFile(folder, 'web/entry.js.gz', 'no gzip'),
    /web\/entry.js.gz is not a compressed copy of web\/entry.js/,
  ],
  [
    'a copy without its file',
    folder => addFile(folder, 'web/gone.js.br', brotliCompressSync('')),
    /web\/gone.js.br is a copy of web\/gone.js/,
  ],
  [
    'a truncated file',
    folder => truncateSync(join(folder, 'node/entry.cjs'), 10),
    /node\/entry.cjs does not match its hash/,
  ],
  [
    'a missing chunk',
    folder => {
      addFile(folder, 'web/chunk.js', 'x')
      rmSync(join(folder, 'web/chunk.js'))
    },
    /web\/chunk.js is listed in release.json but missing/,
  ],
  ['an unlisted file', folder => writeFileSync(join(folder, 'web/extra.js'), ''), /web\/extra.js is not listed/],
  ['a hidden file', folder => writeFileSync(join(folder, '.env'), 'SECRET=1'), /.env is not listed/],
  [
    'a symbolic link in place of a file',
    folder => {
      rmSync(join(folder, 'web/entry.js'))
      symlinkSync('/etc/hostname', join(folder, 'web/entry.js'))
    },
    /web\/entry.js is not a plain file/,
  ],
  [
    'a symbolic link in place of a folder',
    folder => symlinkSync('/etc', join(folder, 'web/more')),
    /web\/more is not a plain file/,
  ],
  [
    'an address of another area',
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
  ['a duplicate address', fields({ addresses: ['brokers', 'brokers'] }), /'brokers' twice/],
  ['an uppercase address', fields({ addresses: ['Brokers'] }), /'Brokers', which is not an address/],
  ['an address with ..', fields({ addresses: ['brokers/../user'] }), /which is not an address/],
  [
    'an unknown kind in the sitemap',
    fields({ sitemap: ['/brokers/{casino}.html'] }),
    /'\/brokers\/\{casino\}.html' in its sitemap; \{casino\} is unknown; known kinds are item, story/,
  ],
  [
    'an Object property as a kind in the sitemap',
    fields({ sitemap: ['/brokers/{constructor}.html'] }),
    /\{constructor\} is unknown; known kinds are item, story/,
  ],
  [
    'two placeholders in one sitemap address',
    fields({ sitemap: ['/brokers/{item}/{story}.html'] }),
    /only one placeholder in braces is allowed/,
  ],
  [
    'an unclosed placeholder in the sitemap',
    fields({ sitemap: ['/brokers/{item.html'] }),
    /only one placeholder in braces is allowed/,
  ],
  [
    "another area's address in the sitemap",
    fields({ sitemap: ['/education'] }),
    /'\/education' in its sitemap, which is not among its addresses/,
  ],
  ['an absolute address in the sitemap', fields({ sitemap: ['https://evil.example/'] }), /which is not an address/],
  [
    'a duplicate address in the sitemap',
    fields({ sitemap: ['/brokers', { address: '/brokers', lists: 'item' }] }),
    /in its sitemap twice/,
  ],
  [
    'an unknown list in the sitemap',
    fields({ sitemap: [{ address: '/brokers', lists: 'casino' }] }),
    /lists 'casino', which is unknown; known kinds are item, story, day/,
  ],
  [
    'too many sitemap addresses',
    fields({ sitemap: Array.from({ length: 201 }, (_, index) => `/brokers/${index}.html`) }),
    /lists 201 addresses in its sitemap; 200 are allowed/,
  ],
  ['a malformed sitemap entry', fields({ sitemap: [{ address: '/brokers' }] }), /sitemap/],
  ['an unknown slot', fields({ slots: ['page.casino'] }), /'page.casino', a slot this server does not know/],
  [
    'an Object property as a slot',
    fields({ slots: ['constructor'] }),
    /'constructor', a slot this server does not know/,
  ],
  ['a duplicate slot', fields({ slots: ['home.tools', 'home.tools'] }), /'home.tools' twice/],
  [
    'a range for an older React',
    fields({ shared: { react: '^18.0.0' } }),
    /brokers 2.0.0 needs react \^18.0.0, but shell 1.0.0 provides 19.3.1/,
  ],
  [
    'a range for a newer React',
    fields({ shared: { react: '^19.4.0' } }),
    /needs react \^19.4.0, but shell 1.0.0 provides 19.3.1/,
  ],
  [
    'an invalid version range',
    fields({ shared: { react: 'newest please' } }),
    /'newest please' for react, which is not a version range/,
  ],
  [
    'a module that the shell does not provide',
    fields({ shared: { jquery: '*' } }),
    /needs jquery \*, which shell 1.0.0 does not provide/,
  ],
  [
    'a call that the server does not have',
    fields({ calls: ['home.search', 'magic.wand'] }),
    /does not have: [^:]*magic.wand/,
  ],
  [
    'an oversized entry',
    sized('web/entry.js', byteLimits['the entry for the browser'] + 1),
    /the entry for the browser \(web\/entry.js\) may have 1500000 bytes and has 1500001/,
  ],
  ['an oversized file', sized('web/film.mp4', byteLimits['one file'] + 1), /one file \(web\/film.mp4\)/],
  ['oversized styles', sheet(2, 300_000), /the styles together may have 400000 bytes and has 600000/],
  [
    'oversized texts',
    sized('web/strings.en.json', byteLimits['the texts of one language'] + 1),
    /the texts of one language \(web\/strings.en.json\)/,
  ],
  [
    'an oversized total',
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
    'a malformed signature',
    folder => writeFileSync(join(folder, 'release.sig'), 'yes'),
    /release.sig is not a signature/,
  ],
  ["the other team's key", signed('education'), /may not release brokers/],
  ["a stranger's key", signed('stranger'), /may not release brokers/],
  [
    'a record changed after signing',
    inTurn(signed('brokers'), fields({ commit: 'other' })),
    /signature does not match release.json/,
  ],
  [
    "a stranger's signature in the team's name",
    async folder => {
      await scene.sign(folder, 'stranger')
      await replaceKeyId(folder, scene.keys.brokers!.keyId)
    },
    /signature does not match/,
  ],
]

async function replaceKeyId(folder: string, keyId: string): Promise<void> {
  const { readSignature } = await import('../keys/release-signature.ts')
  writeFileSync(join(folder, 'release.sig'), JSON.stringify({ ...(await readSignature(folder)), keyId }))
}

test.each(broken)('a release with %s is refused and leaves no trace', async (_what, spoil, reason) => {
  const folder = scene.build('brokers', '2.0.0')
  await spoil(folder)
  await expect(scene.desk.publish({ folder, actor: 'ann' })).rejects.toMatchObject({
    name: 'CommandRefused',
    message: expect.stringMatching(reason),
  })
  expect(await scene.traces('brokers', '2.0.0')).toEqual({ stored: false, incoming: [], listed: 0 })
})

test.each<[string, Record<string, string>, RegExp]>([
  [
    'provides a React that education does not accept',
    { ...provided, react: '20.0.0' },
    /education 1.0.0 needs react \^19.3.0, but shell 2.0.0 provides 20.0.0/,
  ],
  ['provides no mobx', { react: '19.3.1' }, /education 1.0.0 needs mobx \^7.1.0, which shell 2.0.0 does not provide/],
  ['provides a version range', { ...provided, react: '^19.0.0' }, /which is not a version/],
])('a shell that %s is refused', async (_what, shared, reason) => {
  const folder = scene.build('shell', '2.0.0', found => Object.assign(found, { shared, addresses: [] }))
  await expect(scene.desk.publish({ folder, actor: 'ann' })).rejects.toThrow(reason)
  expect(await scene.traces('shell', '2.0.0')).toEqual({ stored: false, incoming: [], listed: 0 })
})

test('a release that fails its trial is refused and leaves no trace', async () => {
  const tried: string[] = []
  tryOut = async ({ record, others }) => {
    tried.push(record.area, ...others.map(({ area }) => area))
    throw new CommandRefused('it throws')
  }
  await expect(scene.desk.publish({ folder: scene.build('brokers', '2.0.0'), actor: 'ann' })).rejects.toThrow(
    'it throws',
  )
  tryOut = async () => {}
  expect(tried[0]).toBe('brokers')
  expect(tried).toEqual(expect.arrayContaining(['education', 'shell']))
  expect(await scene.traces('brokers', '2.0.0')).toEqual({ stored: false, incoming: [], listed: 0 })
})

test('a release from another machine is refused if it is unsigned or signed with the local key', async () => {
  const folder = scene.build('brokers', '2.0.0')
  await expect(scene.desk.publish({ folder, actor: 'ann', isRemote: true })).rejects.toThrow(/has no release.sig/)
  await scene.sign(folder, 'local')
  await expect(scene.desk.publish({ folder, actor: 'ann', isRemote: true })).rejects.toThrow(
    /not accepted from other machines/,
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
  'home.surveys',
  'home.tools',
  'broker.exposures',
  'broker.articles',
  'broker.calculators',
  'broker.surveys',
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
  ['an additional chunk', folder => addFile(folder, 'web/parts.1a2b3c4d.js', 'export {}')],
  ['a picture', folder => addFile(folder, 'web/img/scale@2x.png', new Uint8Array(500))],
  ['an empty file', folder => addFile(folder, 'web/empty.js', '')],
  ['an empty folder', folder => mkdirSync(join(folder, 'web/nothing'))],
  [
    'compressed copies of a file',
    folder => {
      const code = readFileSync(join(folder, 'web/entry.js'))
      addFile(folder, 'web/entry.js.br', brotliCompressSync(code))
      addFile(folder, 'web/entry.js.gz', gzipSync(code))
    },
  ],
  ['a source map', folder => addFile(folder, 'node/entry.cjs.map', '{}')],
  [
    'an entry of the maximum size',
    folder => addFile(folder, 'web/entry.js', 'x'.repeat(byteLimits['the entry for the browser'])),
  ],
  [
    'styles of the maximum size',
    folder => {
      addFile(folder, 'web/a.css', 'x'.repeat(byteLimits['the styles together']))
      rewrite(folder, found => found.web.css.push('web/a.css'))
    },
  ],
  [
    'additional texts in Indonesian',
    folder => {
      addFile(folder, 'web/strings.id.json', '{"1":"Broker – ulasan"}')
      rewrite(folder, found => (found.web.strings.id = 'web/strings.id.json'))
    },
  ],
  [
    'texts in a language with a three-letter code',
    folder => {
      addFile(folder, 'web/strings.fil.json', '{"1":"Mga broker"}')
      rewrite(folder, found => (found.web.strings.fil = 'web/strings.fil.json'))
    },
  ],
  [
    'menu texts in two languages',
    fields({ menu: { en: 'Brokers', id: 'Broker' }, down: { en: 'Down', id: 'Gagal dimuat' } }),
  ],
  ['no menu texts', fields({ menu: {}, down: {} })],
]

test('the tables of invalid and valid releases have at least 50 rows each', () => {
  expect(broken.length).toBeGreaterThanOrEqual(50)
  expect(good.length).toBeGreaterThanOrEqual(50)
})

test.each(good.map(([what, make], index) => [what, `3.0.${index}`, make] as const))(
  'a release with %s is accepted',
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
] as const)('a release published with the key of %s records its signing key', async (owner, isRemote) => {
  const version = `4.0.0+${owner}`
  const folder = scene.build('brokers', version)
  if (owner !== 'nobody') await scene.sign(folder, owner)
  await scene.desk.publish({ folder, actor: 'ann', isRemote })
  expect((await scene.desk.show({ area: 'brokers', version })).signedBy).toBe(
    (scene.keys[owner] ?? scene.keys.local)!.keyId,
  )
})

test.each<[string, Spoil, RegExp[]]>([
  [
    'a changed byte',
    folder => appendFileSync(join(folder, 'web/entry.js'), ' '),
    [/web\/entry.js does not match its hash/],
  ],
  ['a changed record', fields({ commit: 'other' }), [/not the record that was published/, /signature does not match/]],
  ['no signature', folder => rmSync(join(folder, 'release.sig')), [/signature is missing/]],
  ['a signature of another key', signed('ops'), [/signed with \w+, but was published with a signature of \w+/]],
  ['nothing', folder => rmSync(folder, { recursive: true }), [/missing from the release store/]],
])('verify reports the problem if the store holds %s', async (what, spoil, problems) => {
  const version = `5.0.0+${what.replace(/\W/g, '')}`
  await scene.desk.publish({ folder: scene.build('brokers', version), actor: 'ann' })
  await spoil(scene.store.pathOf('brokers', version))
  expect((await scene.desk.verify({ area: 'brokers', version })).problems).toEqual(
    problems.map(problem => expect.stringMatching(problem)),
  )
})

test('an interrupted publish is not listed, and the next one replaces it', async () => {
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

test('one of two concurrent publishes of the same version is refused, and the other is complete', async () => {
  const both = await Promise.allSettled(
    [1, 2].map(() => scene.desk.publish({ folder: scene.build('brokers', '6.1.0'), actor: 'ann' })),
  )
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect((await scene.desk.verify({ area: 'brokers', version: '6.1.0' })).problems).toEqual([])
})

test('a release that conflicts with an active one is not activated', async () => {
  const clash = (area: string) =>
    scene.build(area, '7.0.0', found => Object.assign(found, { addresses: ['shared-address'] }))
  for (const area of ['tools', 'weather']) await scene.desk.publish({ folder: clash(area), actor: 'ann' })
  await scene.desk.activate({ area: 'tools', version: '7.0.0', actor: 'ann' })
  await expect(scene.desk.activate({ area: 'weather', version: '7.0.0', actor: 'ann' })).rejects.toThrow(
    /belongs to tools 7.0.0/,
  )
})

test('a server that lacks a call of an active release does not start', async () => {
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
