import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { mostBundleBytes } from '../gate/byte-limits.ts'
import { BucketUnavailable, type ReleaseBucket } from './release-bucket.ts'

export interface BucketSettings {
  bucket: string
  /** Prefix of each object's name: empty, or ending in a slash. */
  prefix: string
  /** Set for a server other than Amazon's. */
  endpoint: string | undefined
  region: string
  accessKeyId: string
  secretAccessKey: string
  sessionToken: string | undefined
}

const connectMs = 3_000
/** A transfer without a byte for this long is aborted. */
const silentMs = 15_000
const attempts = 2

/** A bucket on any server that speaks S3. */
export function openBucket({
  bucket,
  prefix,
  endpoint,
  region,
  accessKeyId,
  secretAccessKey,
  sessionToken,
}: BucketSettings): ReleaseBucket {
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) },
    // Servers other than Amazon's often support only buckets in the path, and rarely checksums in trailers.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: attempts,
    requestHandler: { connectionTimeout: connectMs, requestTimeout: silentMs },
  })
  const place = `s3://${bucket}${endpoint ? ` at ${endpoint}` : ''}`
  const told = async <Answer>(work: Promise<Answer>): Promise<Answer> => {
    try {
      return await work
    } catch (error) {
      const { name, message, code } = error as NodeJS.ErrnoException
      throw new BucketUnavailable(`the release bucket ${place} is not usable: ${message || code || name}`, {
        cause: error,
      })
    }
  }
  const objectOf = (name: string) => ({ Bucket: bucket, Key: prefix + name })
  return {
    put: async (name, bytes) =>
      void (await told(
        client.send(new PutObjectCommand({ ...objectOf(name), Body: bytes, ContentLength: bytes.length })),
      )),
    get: name =>
      told(
        client.send(new GetObjectCommand(objectOf(name))).then(({ ContentLength = 0, Body }) => {
          if (!Body || ContentLength > mostBundleBytes) throw new Error(`${name} has ${ContentLength} bytes`)
          return Body.transformToByteArray()
        }),
      ),
    remove: async name => void (await told(client.send(new DeleteObjectCommand(objectOf(name))))),
    close: () => client.destroy(),
  }
}
