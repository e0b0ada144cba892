import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'

export interface S3Server {
  /** Settings for a portal that keeps its releases there. */
  env: Record<
    'RELEASE_BUCKET' | 'RELEASE_BUCKET_ENDPOINT' | 'AWS_REGION' | 'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY',
    string
  >
  /** Where the server keeps its objects. */
  folder: string
  /** Ends it, as if the network were gone; the objects stay. */
  leave(): Promise<void>
  /** Lets it answer again, at the same address. */
  comeBack(): Promise<void>
  /** Ends it for good. */
  remove(): Promise<void>
}

/** A server of its own that speaks S3, with one empty bucket. */
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
  return {
    env: {
      RELEASE_BUCKET: 's3://releases/portal',
      RELEASE_BUCKET_ENDPOINT: `http://127.0.0.1:${port}`,
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
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
