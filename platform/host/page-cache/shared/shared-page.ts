import { array, maxLength, object, record, safeParse, string, type OutputOfSchema } from 'shared-state/schema'

const lengthBytes = 4

const headSchema = object({
  /** Set when its process had heard of all earlier changes (content-history.ts). */
  mark: string().check(maxLength(60)),
  about: array(string().check(maxLength(200))).check(maxLength(2_000)),
  /** Its response headers. */
  headers: record(string().check(maxLength(100)), string().check(maxLength(10_000))),
})

export interface SharedPage extends OutputOfSchema<typeof headSchema> {
  /** Its HTML, compressed with brotli. */
  br: Buffer
}

export function writeSharedPage({ br, ...head }: SharedPage): Buffer {
  const text = Buffer.from(JSON.stringify(head))
  const length = Buffer.alloc(lengthBytes)
  length.writeUInt32BE(text.length)
  return Buffer.concat([length, text, br])
}

/** Undefined if the bytes are no page of this version. */
export function readSharedPage(bytes: Buffer): SharedPage | undefined {
  const end = lengthBytes + bytes.readUInt32BE()
  const head = safeParse(headSchema, JSON.parse(bytes.subarray(lengthBytes, end).toString()))
  // A copy, since the bytes may be a small part of what the connection received at once.
  return head.success ? { ...head.data, br: Buffer.from(bytes.subarray(end)) } : undefined
}
