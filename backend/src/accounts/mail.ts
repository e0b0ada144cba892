/** A mail to one address, plain text. */
export interface Mail {
  to: string
  subject: string
  text: string
  /** Who gets the answer; default: the sender. */
  replyTo?: string
}

/** What carries mail out of the house; undefined where none is configured. */
export interface MailGateway {
  send(mail: Mail): Promise<void>
}
