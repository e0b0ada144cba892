import type { Message } from 'calls/entities/message'
import { mailText } from '../strings/keys.ts'

/** The name of a kind of notice, as a choice for mails. */
export const mailKindText: Record<Message['kind'], number> = {
  system: mailText.system,
  reply: mailText.reply,
  exposure: mailText.exposure,
  followed: mailText.followed,
  enterprise: mailText.enterprise,
  reminder: mailText.reminder,
}
