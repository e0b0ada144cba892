import { createTransport } from 'nodemailer'
import { UnavailableError } from 'platform/api/unavailable-error'
import { unsubscribeHeaders, type MailGateway } from './mail.ts'

/** Mail server (`smtp://`, with STARTTLS where supported, or `smtps://`) and sender. */
export interface SmtpSettings {
  url: string
  from: string
}

/** The mail server did not accept a mail; `cause` says why. */
export class MailUnavailableError extends UnavailableError {
  override name = 'MailUnavailableError'
}

/** Below the 15 s that a call may take (spec 9). */
const LIMITS = { dnsTimeout: 5_000, connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 }

/**
 * Mail through an SMTP server. Rejects with MailUnavailableError when a mail is not accepted. A password is sent over an encrypted
 * connection only, unless the URL itself says `?requireTLS=false`.
 */
export function smtpMail({ url, from }: SmtpSettings): MailGateway {
  const requireTLS = new URL(url).username !== ''
  const transport = createTransport({ url, ...LIMITS, requireTLS, disableFileAccess: true, disableUrlAccess: true })
  return {
    async send(mail) {
      const { to, subject, text, replyTo } = mail
      // Passed as objects: a string would be parsed as a list of addresses.
      const address = (one: string) => ({ name: '', address: one })
      try {
        await transport.sendMail({
          from,
          to: address(to),
          subject,
          text,
          headers: unsubscribeHeaders(mail),
          ...(replyTo !== undefined && { replyTo: address(replyTo) }),
        })
      } catch (error) {
        throw new MailUnavailableError('the mail server did not accept the mail', { cause: error })
      }
    },
  }
}
