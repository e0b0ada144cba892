import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import type { BucketSettings } from '../releases/bucket/s3-bucket.ts'

export interface S3Server {
  /** Settings with which the store opens the bucket. */
  settings: BucketSettings
  /** Environment settings for a portal that keeps its releases there. */
  env: Record<
    'RELEASE_BUCKET' | 'RELEASE_BUCKET_ENDPOINT' | 'AWS_REGION' | 'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY',
    string
  >
  /** Folder where the server keeps its objects. */
  folder: string
  /** Stops the server, as if the network were down; the objects stay. */
  leave(): Promise<void>
  /** Starts it again at the same address. */
  comeBack(): Promise<void>
  /** Stops it and removes its objects. */
  remove(): Promise<void>
}

/** Starts a separate S3 server with one empty bucket. */
export async function startS3(): Promise<S3Server> {
  const folder = mkdtempSync(join(tmpdir(), 'brokerlens-s3-'))
  const open = (port: number) =>
    new S3rver({
      port,
      address: '127.0.0.1',
      silent: true,
      directory: folder,
      configureBuckets: [{ name: 'releases' }],
    })
  let server = open(0)
  const { port } = await server.run()
  const endpoint = `http://127.0.0.1:${port}`
  const [region, key] = ['us-east-1', 'S3RVER']
  return {
    settings: {
      bucket: 'releases',
      prefix: 'portal/',
      endpoint,
      region,
      accessKeyId: key,
      secretAccessKey: key,
      sessionToken: undefined,
    },
    env: {
      RELEASE_BUCKET: 's3://releases/portal',
      RELEASE_BUCKET_ENDPOINT: endpoint,
      AWS_REGION: region,
      AWS_ACCESS_KEY_ID: key,
      AWS_SECRET_ACCESS_KEY: key,
    },
    folder,
    leave: () => server.close(),
    async comeBack() {
      server = open(port)
      await server.run()
    },
    async remove() {
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
