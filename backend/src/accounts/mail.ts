/** A plain-text mail to one address. */
export interface Mail {
  to: string
  subject: string
  text: string
  /** Address that replies go to; default: the sender. */
  replyTo?: string
}

/** Sends mail; undefined where none is configured. */
export interface MailGateway {
  send(mail: Mail): Promise<void>
}
