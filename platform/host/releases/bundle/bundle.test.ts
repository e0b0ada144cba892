import { describe, expect, test } from '@jest/globals'
import { temporaryFolder } from 'database/testing/temporary-folder'
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { create, Header, Pax } from 'tar'
import { writeFakeRelease } from '../../testing/fake-release.ts'
import { mostBundleBytes, mostFiles } from '../gate/byte-limits.ts'
import { packBundle } from './pack-bundle.ts'
import { unpackBundle } from './unpack-bundle.ts'

type Entry = { path: string; body?: string } & Partial<Pick<Header, 'type' | 'linkpath' | 'size'>>

/** An archive that no ordinary tool would produce. */
function tarOf(...entries: Entry[]): Buffer {
  const blocks = entries.map(({ path, body = '', type = 'File', linkpath, size = Buffer.byteLength(body) }) => {
    const header = new Header({ path, type, size, mode: 0o644, ...(linkpath && { linkpath }) })
    const block = Buffer.alloc(512)
    header.encode(block)
    return Buffer.concat([block, Buffer.from(body), Buffer.alloc((512 - (Buffer.byteLength(body) % 512)) % 512)])
  })
  return Buffer.concat([...blocks, Buffer.alloc(1024)])
}
const bundleOf = (...entries: Entry[]) => gzipSync(tarOf(...entries))

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort()

test('a packed release unpacks to the very same files', async () => {
  const [built, out] = [temporaryFolder(), temporaryFolder()]
  writeFakeRelease(built, { area: 'brokers', version: '1.0.0' })
  mkdirSync(join(built, 'web', 'a'.repeat(90)))
  writeFileSync(join(built, 'web', 'a'.repeat(90), 'b'.repeat(90)), 'a long name')
  await unpackBundle(await packBundle(built), out)
  expect(filesIn(out).map(file => [file.slice(out.length), readFileSync(file, 'utf8')])).toEqual(
    filesIn(built).map(file => [file.slice(built.length), readFileSync(file, 'utf8')]),
  )
})

test('the same release is packed to the same bytes', async () => {
  const built = temporaryFolder()
  writeFakeRelease(built, { area: 'brokers', version: '1.0.0' })
  expect((await packBundle(built)).equals(await packBundle(built))).toBe(true)
})

test('a folder packed as a whole, with ./ before each name, is taken too', async () => {
  const [built, out] = [temporaryFolder(), temporaryFolder()]
  writeFakeRelease(built, { area: 'brokers', version: '1.0.0' })
  await unpackBundle(Buffer.concat(await create({ gzip: true, cwd: built }, ['.']).collect()), out)
  expect(filesIn(out)).toHaveLength(4)
})

describe('what is no release is refused, and nothing is written elsewhere', () => {
  const pax = (path: string) => new Pax({ path, size: 1 }, false).encode()
  const cases: [string, () => Buffer, RegExp][] = [
    ['an absolute path', () => bundleOf({ path: '/etc/cron.d/evil', body: 'x' }), /no file of a release/],
    ['a way out', () => bundleOf({ path: 'web/../../evil.js', body: 'x' }), /no file of a release/],
    [
      'a way out beside good files',
      () => bundleOf({ path: 'web/entry.js', body: 'x' }, { path: '../evil.js', body: 'x' }),
      /no file of a release/,
    ],
    [
      'a way out in an extended header',
      () => gzipSync(Buffer.concat([pax('../../evil.js'), tarOf({ path: 'web/entry.js', body: 'x' })])),
      /no file of a release/,
    ],
    ['a Windows way out', () => bundleOf({ path: 'web\\..\\..\\evil.js', body: 'x' }), /no file of a release/],
    ['a hidden file', () => bundleOf({ path: 'web/.htaccess', body: 'x' }), /no file of a release/],
    ['a file beside the release', () => bundleOf({ path: 'package.json', body: '{}' }), /no file of a release/],
    [
      'a symbolic link',
      () => bundleOf({ path: 'web/entry.js', type: 'SymbolicLink', linkpath: '/etc/passwd' }),
      /not a plain file/,
    ],
    [
      'a hard link',
      () => bundleOf({ path: 'web/entry.js', type: 'Link', linkpath: 'release.json' }),
      /not a plain file/,
    ],
    ['a device', () => bundleOf({ path: 'web/entry.js', type: 'CharacterDevice' }), /not a plain file/],
    ['a pipe', () => bundleOf({ path: 'web/entry.js', type: 'FIFO' }), /not a plain file/],
    [
      'a file twice',
      () => bundleOf({ path: 'web/entry.js', body: 'a' }, { path: './web/entry.js', body: 'b' }),
      /twice/,
    ],
    [
      'a file where a folder stands',
      () => bundleOf({ path: 'web/a/b.js', body: 'a' }, { path: 'web/a', body: 'b' }),
      /in the way/,
    ],
    [
      'a name without end',
      () => gzipSync(Buffer.concat([pax(`web/${'a'.repeat(250)}`), tarOf({ path: 'web/entry.js', body: 'x' })])),
      /no file of a release/,
    ],
    [
      'too many files',
      () => bundleOf(...Array.from({ length: mostFiles + 3 }, (_, index) => ({ path: `web/f${index}.js` }))),
      /more than 1000 files/,
    ],
    ['too many bytes, zipped small', () => gzipSync(Buffer.alloc(mostBundleBytes + 1)), /when unpacked/],
    ['a bomb within', () => gzipSync(gzipSync(Buffer.alloc(mostBundleBytes * 2))), /zipped twice/],
    ['a size that is a lie', () => bundleOf({ path: 'web/entry.js', body: 'x', size: 900_000_000 }), /no archive/],
    ['no zip', () => Buffer.from('{"release": true}'), /not a whole .tar.gz/],
    [
      'half a zip',
      () => bundleOf({ path: 'web/entry.js', body: 'x'.repeat(9000) }).subarray(0, 40),
      /not a whole .tar.gz/,
    ],
    ['no archive', () => gzipSync(Buffer.from('hello '.repeat(400))), /no archive/],
    ['nothing', () => Buffer.alloc(0), /not a whole .tar.gz/],
  ]

  test.each(cases)('%s', async (_name, bundle, reason) => {
    const above = temporaryFolder()
    const folder = join(above, 'in', 'release')
    mkdirSync(folder, { recursive: true })
    await expect(unpackBundle(bundle(), folder)).rejects.toThrow(reason)
    expect(filesIn(above).filter(file => !file.startsWith(folder))).toEqual([])
  })

  test('a folder with a link in it is packed as it is, and refused where it is unpacked', async () => {
    const built = temporaryFolder()
    writeFakeRelease(built, { area: 'brokers', version: '1.0.0' })
    symlinkSync('/etc/passwd', join(built, 'web', 'passwd'))
    await expect(unpackBundle(await packBundle(built), temporaryFolder())).rejects.toThrow(/not a plain file/)
  })
})
