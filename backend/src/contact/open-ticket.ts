import type { Db } from 'database/db'
import { randomBytes } from 'node:crypto'
import type { Log } from 'platform/api/envelope'
import type { Language } from 'shared-state/i18n/languages'
import type { MailGateway } from '../accounts/mail.ts'
import { readContactInfo } from '../home/site-links.ts'

export interface NewTicket {
  kind: 'contact' | 'cooperation'
  service?: string
  userId: string | undefined
  name: string
  email: string
  subject: string
  content: string
  lang: Language
}

/**
 * Stores a ticket and notifies the site's contact address (setting `contact_info`), if one is set and mail is configured. A stored ticket
 * is accepted whether or not the mail is sent: a failure is logged. Returns its id.
 */
export async function openTicket(
  { db, mail, log }: { db: Db; mail: MailGateway | undefined; log: Log },
  ticket: NewTicket,
): Promise<string> {
  const ticketId = randomBytes(8).toString('hex')
  await db.query(
    `INSERT INTO tickets (ticket_id, kind, service, user_id, name, email, subject, content, lang) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      ticketId,
      ticket.kind,
      ticket.service,
      ticket.userId,
      ticket.name,
      ticket.email,
      ticket.subject,
      ticket.content,
      ticket.lang,
    ],
  )
  try {
    const to = (await readContactInfo(db)).emails?.[0]
    if (to && mail) await mail.send(noticeOf(to, ticketId, ticket))
  } catch (error) {
    log.error({ err: error, ticketId }, 'failed to mail a ticket to the contact address; it is stored in table tickets')
  }
  return ticketId
}

const noticeOf = (to: string, ticketId: string, { kind, service, name, email, subject, content, lang }: NewTicket) => ({
  to,
  replyTo: email,
  subject: `[${kind} ${ticketId}] ${subject}`,
  text: [
    `From: ${name} <${email}>`,
    `Language: ${lang}`,
    ...(service ? [`Service: ${service}`] : []),
    '',
    content,
  ].join('\n'),
})
