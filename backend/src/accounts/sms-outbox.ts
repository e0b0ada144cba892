import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isLocalOrigin } from 'shared-state/contract/local-origin'
import type { SmsGateway } from './text-message.ts'

/** Writes messages to `{dataDir}/outbox`, one readable file each next to the mails, on a local ORIGIN only (decisions 3). */
export function folderMessages({ dataDir, origin }: { dataDir: string; origin: string }): SmsGateway | undefined {
  if (!isLocalOrigin(origin)) return undefined
  const folder = join(dataDir, 'outbox')
  return {
    async send({ to, text }) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const at = new Date()
      const name = `${at.toISOString().replaceAll(':', '')}-${randomBytes(4).toString('hex')}.sms`
      await writeFile(join(folder, name), `Date: ${at.toUTCString()}\nTo: ${to}\n\n${text}\n`, {
        mode: 0o600,
        flag: 'wx',
      })
    },
  }
}
