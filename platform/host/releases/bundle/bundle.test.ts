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

test('unpacking a packed release yields identical files', async () => {
  const [built, out] = [temporaryFolder(), temporaryFolder()]
  writeFakeRelease(built, { area: 'brokers', version: '1.0.0' })
  mkdirSync(join(built, 'web', 'a'.repeat(90)))
  writeFileSync(join(built, 'web', 'a'.repeat(90), 'b'.repeat(90)), 'a long name')
  await unpackBundle(await packBundle(built), out)
  expect(filesIn(out).map(file => [file.slice(out.length), readFileSync(file, 'utf8')])).toEqual(
    filesIn(built).map(file => [file.slice(built.length), readFileSync(file, 'utf8')]),
  )
})

test('packing the same release twice yields identical bytes', async () => {
  const built = temporaryFolder()
  writeFakeRelease(built, { area: 'brokers', version: '1.0.0' })
  expect((await packBundle(built)).equals(await packBundle(built))).toBe(true)
})

test('a bundle of a whole folder, with ./ before each name, is accepted', async () => {
  const [built, out] = [temporaryFolder(), temporaryFolder()]
  writeFakeRelease(built, { area: 'brokers', version: '1.0.0' })
  await unpackBundle(Buffer.concat(await create({ gzip: true, cwd: built }, ['.']).collect()), out)
  expect(filesIn(out)).toHaveLength(4)
})

describe('an invalid bundle is refused and writes nothing outside its folder', () => {
  const pax = (path: string) => new Pax({ path, size: 1 }, false).encode()
  const cases: [string, () => Buffer, RegExp][] = [
    ['an absolute path', () => bundleOf({ path: '/etc/cron.d/evil', body: 'x' }), /not a release file/],
    ['a path that leaves the folder', () => bundleOf({ path: 'web/../../evil.js', body: 'x' }), /not a release file/],
    [
      'a path that leaves the folder, next to valid files',
      () => bundleOf({ path: 'web/entry.js', body: 'x' }, { path: '../evil.js', body: 'x' }),
      /not a release file/,
    ],
    [
      'a path that leaves the folder, in an extended header',
      () => gzipSync(Buffer.concat([pax('../../evil.js'), tarOf({ path: 'web/entry.js', body: 'x' })])),
      /not a release file/,
    ],
    [
      'a Windows path that leaves the folder',
      () => bundleOf({ path: 'web\\..\\..\\evil.js', body: 'x' }),
      /not a release file/,
    ],
    ['a hidden file', () => bundleOf({ path: 'web/.htaccess', body: 'x' }), /not a release file/],
    ['a file outside the release folders', () => bundleOf({ path: 'package.json', body: '{}' }), /not a release file/],
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
      'a duplicate file',
      () => bundleOf({ path: 'web/entry.js', body: 'a' }, { path: './web/entry.js', body: 'b' }),
      /twice/,
    ],
    [
      'a file in place of a folder',
      () => bundleOf({ path: 'web/a/b.js', body: 'a' }, { path: 'web/a', body: 'b' }),
      /conflicts with/,
    ],
    [
      'an overlong name',
      () => gzipSync(Buffer.concat([pax(`web/${'a'.repeat(250)}`), tarOf({ path: 'web/entry.js', body: 'x' })])),
      /not a release file/,
    ],
    [
      'too many files',
      () => bundleOf(...Array.from({ length: mostFiles + 3 }, (_, index) => ({ path: `web/f${index}.js` }))),
      /more than 1000 files/,
    ],
    ['too many bytes in a small archive', () => gzipSync(Buffer.alloc(mostBundleBytes + 1)), /when unpacked/],
    ['a nested gzip bomb', () => gzipSync(gzipSync(Buffer.alloc(mostBundleBytes * 2))), /compressed twice/],
    ['a false size', () => bundleOf({ path: 'web/entry.js', body: 'x', size: 900_000_000 }), /not a readable archive/],
    ['data that is not gzip', () => Buffer.from('{"release": true}'), /not a complete .tar.gz/],
    [
      'a truncated gzip file',
      () => bundleOf({ path: 'web/entry.js', body: 'x'.repeat(9000) }).subarray(0, 40),
      /not a complete .tar.gz/,
    ],
    ['gzip data that is not an archive', () => gzipSync(Buffer.from('hello '.repeat(400))), /not a readable archive/],
    ['an empty file', () => Buffer.alloc(0), /not a complete .tar.gz/],
  ]

  test.each(cases)('unpacking a bundle refuses %s', async (_name, bundle, reason) => {
    const above = temporaryFolder()
    const folder = join(above, 'in', 'release')
    mkdirSync(folder, { recursive: true })
    await expect(unpackBundle(bundle(), folder)).rejects.toThrow(reason)
    expect(filesIn(above).filter(file => !file.startsWith(folder))).toEqual([])
  })

  test('a folder with a symbolic link is packed as it is and refused when unpacked', async () => {
    const built = temporaryFolder()
    writeFakeRelease(built, { area: 'brokers', version: '1.0.0' })
    symlinkSync('/etc/passwd', join(built, 'web', 'passwd'))
    await expect(unpackBundle(await packBundle(built), temporaryFolder())).rejects.toThrow(/not a plain file/)
  })
})
