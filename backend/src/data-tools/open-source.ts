import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { CommandRefused } from 'platform/api/command-refused'
import type { DataFormat } from './read-records.ts'

export interface DataSource {
  format: DataFormat
  /** The contents, unpacked. */
  bytes: AsyncIterable<Uint8Array>
  /** Size of the file in bytes, before unpacking; undefined for standard input. */
  size: number | undefined
  /** Bytes of the file read so far. */
  read(): number
}

/** Opens a file to import; `-` is standard input. The format follows from the file extension, without `.gz`, unless given. */
export async function openSource(file: string, given: string | undefined): Promise<DataSource> {
  const format = formatOf(file, given)
  const size =
    file === '-'
      ? undefined
      : (await stat(file).catch((error: NodeJS.ErrnoException) => Promise.reject(unreadable(file, error)))).size
  const raw: Readable = file === '-' ? process.stdin : createReadStream(file, { highWaterMark: 256 * 1024 })
  let read = 0
  const counted = Readable.from(
    (async function* () {
      for await (const chunk of raw as AsyncIterable<Uint8Array>) {
        read += chunk.length
        yield chunk
      }
    })(),
  )
  return { format, size, read: () => read, bytes: /\.gz$/i.test(file) ? unpacked(counted, file) : counted }
}

/** The format of `brokers.csv` or `brokers.jsonl`, either with or without `.gz`. */
export function formatOf(file: string, given: string | undefined): DataFormat {
  const name = given ?? /\.(csv|jsonl|ndjson)(\.gz)?$/i.exec(file)?.[1]?.toLowerCase()
  if (name === 'csv' || name === 'jsonl') return name
  if (name === 'ndjson') return 'jsonl'
  throw new CommandRefused(
    given
      ? `--format is '${given}', but must be csv or jsonl`
      : `the format of ${file} is unknown: name it .csv or .jsonl (and .gz), or add --format csv or --format jsonl`,
  )
}

async function* unpacked(packed: Readable, file: string): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip()
  packed.on('error', error => gunzip.destroy(error)).pipe(gunzip)
  try {
    yield* gunzip as AsyncIterable<Uint8Array>
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    throw code.startsWith('Z_')
      ? new CommandRefused(`${file} is not a complete gzip file: ${(error as Error).message}`)
      : error
  }
}

const unreadable = (file: string, { code }: NodeJS.ErrnoException) =>
  new CommandRefused(`${file} cannot be read (${code})`)
