import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { Parser, type ReadEntry } from 'tar'
import { CommandRefused } from '../../../api/command-refused.ts'
import { mostBundleBytes, mostFiles } from '../gate/byte-limits.ts'
import { signatureFile } from '../keys/release-signature.ts'

/** Files of a release other than its own content. */
const described = ['release.json', signatureFile]
const filePattern = /^(web|node)(\/[A-Za-z0-9_][A-Za-z0-9._@+~-]*)+$/
const longestName = 200

/**
 * Unpacks a release's .tar.gz into an existing, empty folder: only plain files with harmless names, up to a number of files and bytes.
 * Rejects with CommandRefused if the bundle holds anything else.
 */
export async function unpackBundle(bundle: Uint8Array, folder: string): Promise<void> {
  const files = await readTar(await unzipped(bundle))
  for (const [name, content] of files) {
    const path = join(folder, name)
    try {
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, Buffer.concat(content), { flag: 'wx' })
    } catch (error) {
      if (!['EEXIST', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
      throw new CommandRefused(`${JSON.stringify(name)} in the bundle conflicts with another file`, { cause: error })
    }
  }
}

async function unzipped(bundle: Uint8Array): Promise<Buffer> {
  const bytes = await promisify(gunzip)(bundle, { maxOutputLength: mostBundleBytes }).catch(
    (error: NodeJS.ErrnoException) => {
      const why =
        error.code === 'ERR_BUFFER_TOO_LARGE'
          ? `is more than ${mostBundleBytes} bytes when unpacked`
          : 'is not a complete .tar.gz'
      throw new CommandRefused(`the bundle ${why}`, { cause: error })
    },
  )
  // The tar parser would unzip once more, without a limit.
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) throw new CommandRefused('the bundle is compressed twice')
  return bytes
}

async function readTar(bytes: Buffer): Promise<Map<string, Buffer[]>> {
  const files = new Map<string, Buffer[]>()
  let problem: string | undefined
  const parser = new Parser({
    strict: true,
    zstd: false,
    onReadEntry: entry => {
      const content: Buffer[] = []
      problem ??= problemOf(entry, files)
      if (!problem && entry.type !== 'Directory') files.set(nameOf(entry), content)
      entry.on('data', chunk => content.push(chunk))
    },
  })
  await new Promise<void>((read, failed) => {
    parser.on('end', read).on('error', failed)
    parser.end(bytes)
  }).catch(error => {
    problem ??= `the bundle is not a readable archive (${(error as Error).message})`
  })
  if (problem) throw new CommandRefused(problem)
  return files
}

const nameOf = ({ path }: ReadEntry): string => path.replace(/^\.\//, '')

function problemOf(entry: ReadEntry, files: ReadonlyMap<string, unknown>): string | undefined {
  const name = nameOf(entry)
  const shown = JSON.stringify(name.slice(0, longestName))
  if (entry.type === 'Directory') return undefined // Created when a file in it is written.
  if (entry.type !== 'File' && entry.type !== 'OldFile') return `${shown} in the bundle is not a plain file`
  if (name.length > longestName || !(described.includes(name) || filePattern.test(name)))
    return `${shown} in the bundle is not a release file`
  if (files.has(name)) return `${shown} is in the bundle twice`
  if (files.size === mostFiles + described.length) return `the bundle contains more than ${mostFiles} files`
  return undefined
}
