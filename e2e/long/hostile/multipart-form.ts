import type { Random } from 'sample-data/random'
import { giantText } from './hostile-texts.ts'
import type { HeaderLine } from './raw-request.ts'

interface MultipartHarm {
  harm: string
  body: Buffer
  headers: HeaderLine[]
}

const boundary = 'hostile'
const end = `--${boundary}--\r\n`
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const field = (name: string, value: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const file = (name: string, bytes: Buffer, type = 'image/png', fileName = 'a.png') =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${fileName}"\r\nContent-Type: ${type}\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ])

/** A form with files and one hostile property: the number of parts, their headers, their sizes, or the pictures themselves. */
export function multipartForm(random: Random, fields: Record<string, unknown>): MultipartHarm {
  const words = Object.entries(fields)
    .map(([name, value]) => field(name, typeof value === 'object' ? JSON.stringify(value) : String(value)))
    .join('')
  const form = (harm: string, ...parts: (string | Buffer)[]): MultipartHarm => ({
    harm,
    body: Buffer.concat([Buffer.from(words), ...parts.map(part => Buffer.from(part))]),
    headers: [['Content-Type', `multipart/form-data; boundary=${boundary}`]],
  })
  return random.pick<() => MultipartHarm>([
    () => form('a valid form', file('file', onePixel), end),
    () => form('thousands of fields in parts', field('a', '1').repeat(20_000), end),
    () =>
      form(
        'thousands of files',
        Buffer.concat(Array(random.pick([500, 5_000, 40_000])).fill(file('file', Buffer.alloc(0)))),
        end,
      ),
    () => form('a giant part name', field(giantText(random, 99_000).replaceAll(/["\r\n]/g, '_'), '1'), end),
    () =>
      form(
        'a giant file name',
        file('file', onePixel, 'image/png', giantText(random, 99_000).replaceAll(/["\r\n]/g, '_')),
        end,
      ),
    () => form('a part with giant headers', `--${boundary}\r\n${'X-A: b\r\n'.repeat(10_000)}\r\n1\r\n`, end),
    () => form('a giant field in a part', field('content', giantText(random, 250_000)), end),
    () => form('a form without an end', file('file', onePixel)),
    () => form('a file beyond the limit', file('file', Buffer.alloc(7_000_000)), end),
    () => form('a picture that claims to be vast', file('file', vastPicture()), end),
    () =>
      form(
        'no picture',
        file('file', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><use href="#a"/></svg>'), 'image/svg+xml'),
        end,
      ),
    () => form('boundaries without parts', `--${boundary}\r\n`.repeat(50_000), end),
    () => ({
      ...form('a giant boundary', end),
      headers: [
        ['Content-Type', `multipart/form-data; boundary=${giantText(random, 4_000).replaceAll(/[^\x21-\x7e]/g, '-')}`],
      ],
    }),
    () => ({ ...form('no boundary', end), headers: [['Content-Type', 'multipart/form-data']] }),
  ])()
}

/** The header declares 65,535 by 65,535 pixels; there are none. */
function vastPicture(): Buffer {
  const bytes = Buffer.from(onePixel)
  bytes.writeUInt32BE(65_535, 16)
  bytes.writeUInt32BE(65_535, 20)
  return bytes
}
