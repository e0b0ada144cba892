import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isLocalOrigin } from 'shared-state/contract/local-origin'
import { unsubscribeHeaders, type MailGateway } from './mail.ts'
import { smtpMail, type SmtpSettings } from './smtp-mail.ts'

/**
 * Writes mail to `{dataDir}/outbox`, one readable file each, for a site that only its own machine can reach. A public ORIGIN has no outbox:
 * codes in a folder would never reach their recipients (decisions 3).
 */
export function folderOutbox({ dataDir, isLocal }: { dataDir: string; isLocal: boolean }): MailGateway | undefined {
  if (!isLocal) return undefined
  const folder = join(dataDir, 'outbox')
  return {
    async send(mail) {
      const { to, subject, text, replyTo } = mail
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const at = new Date()
      const headers = [
        `Date: ${at.toUTCString()}`,
        `To: ${to}`,
        ...(replyTo === undefined ? [] : [`Reply-To: ${replyTo}`]),
        `Subject: ${subject}`,
        ...Object.entries(unsubscribeHeaders(mail)).map(([name, value]) => `${name}: ${value}`),
        'Content-Type: text/plain; charset=utf-8',
      ].map(header => header.replace(/[\r\n]+/g, ' '))
      const name = `${at.toISOString().replaceAll(':', '')}-${randomBytes(4).toString('hex')}.eml`
      await writeFile(join(folder, name), `${headers.join('\n')}\n\n${text}\n`, { mode: 0o600, flag: 'wx' })
    },
  }
}

/** The configured mail server; else the outbox folder; else undefined. */
export const mailGateway = ({
  smtp,
  dataDir,
  origin,
}: {
  dataDir: string
  origin: string
  smtp?: SmtpSettings | undefined
}): MailGateway | undefined => (smtp ? smtpMail(smtp) : folderOutbox({ dataDir, isLocal: isLocalOrigin(origin) }))
