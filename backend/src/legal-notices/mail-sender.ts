import type { NoticeStep } from 'calls/legal-notice/notice-rules'
import type { Log } from 'platform/api/envelope'
import type { MailGateway } from '../accounts/mail.ts'
import type { FoundNotice } from './find-notice.ts'
import { openSender } from './notice-seal.ts'
import { senderMail } from './sender-mails.ts'

export interface MailDeps {
  mail: MailGateway | undefined
  origin: string
  secret: Uint8Array
  log: Log
}

/** Mails the sender a step that was taken. A failure is logged: the step stands, and the public log has it. */
export async function mailSender(
  { mail, origin, secret, log }: MailDeps,
  found: FoundNotice,
  step: NoticeStep,
  { reason, token }: { reason?: string | undefined; token?: string | undefined } = {},
): Promise<void> {
  if (!step.mails || !mail) return
  const to = openSender(secret, found.contactSealed)?.email
  const { code, lang } = found
  const message = to && senderMail({ to, action: step.action, code, lang, origin, token, reason })
  if (!message) return
  try {
    await mail.send(message)
  } catch (error) {
    log.error({ err: error, noticeCode: code, action: step.action }, 'failed to mail the sender of a legal notice')
  }
}
