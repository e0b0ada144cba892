import { ProgressLine } from 'backend/data-tools/progress-line'
import { packBundle } from 'platform/host/releases/bundle/pack-bundle'
import { signRelease } from 'platform/host/releases/keys/release-signature'
import { askRemote, type RemoteServer } from './remote-server.ts'

interface RemotePublish {
  area: string
  /** A built release; the signature is added to it. */
  folder: string
  reason: string | undefined
}

/** Signs a built release with the server's key, packs and sends it; shows progress if run in a terminal. */
export async function publishRemotely<Result>(
  remote: RemoteServer,
  { area, folder, reason }: RemotePublish,
): Promise<Result> {
  await signRelease(folder, remote.key)
  const body = await packBundle(folder)
  const line = process.stderr.isTTY ? new ProgressLine() : undefined
  const onSent = (bytes: number) =>
    line?.show({ part: bytes / body.length, count: bytes, note: `bytes to ${remote.address.host}` })
  try {
    return await askRemote<Result>(remote, { verb: 'publish', area, body, ...(reason && { reason }), onSent })
  } finally {
    line?.clear()
  }
}
