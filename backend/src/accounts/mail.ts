/** A plain-text mail to one address. */
export interface Mail {
  to: string
  subject: string
  text: string
  /** Address that replies go to; default: the sender. */
  replyTo?: string
  /** Address to which a mail program may POST to stop such mails without asking the recipient again (RFC 8058). */
  unsubscribe?: string
}

/** Sends mail; undefined where none is configured. */
export interface MailGateway {
  send(mail: Mail): Promise<void>
}

/** Headers with which mail programs show a button of their own for unsubscribing (RFC 2369 and 8058). */
export const unsubscribeHeaders = ({ unsubscribe }: Mail): Record<string, string> =>
  unsubscribe === undefined
    ? {}
    : { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
