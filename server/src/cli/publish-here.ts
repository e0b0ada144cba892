import { join } from 'node:path'
import { releaseVerbs, type ReleaseVerbs } from 'platform/host/control/release-verbs'
import { ReleaseStore } from 'platform/host/releases/release-store'
import { readSettings } from '../settings.ts'
import { askOrOpen } from './ask-or-open.ts'

interface LocalPublish {
  area: string
  folder: string
  actor: string
  reason: string | undefined
}

/** Publishes a built folder on this machine. A server reads only its own folder, so the files are copied there first. */
export async function publishHere({
  area,
  folder,
  actor,
  reason,
}: LocalPublish): Promise<Awaited<ReturnType<ReleaseVerbs['publish']>>> {
  const { dataDir } = readSettings({ ...process.env, WEB_CONCURRENCY: '1' })
  const incoming = await new ReleaseStore(join(dataDir, 'releases')).take(folder)
  try {
    return await askOrOpen(releaseVerbs, 'publish', { folder: incoming.folder, area, actor, ...(reason && { reason }) })
  } finally {
    await incoming.drop()
  }
}
