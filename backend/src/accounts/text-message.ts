/** A text message to a phone. */
export interface TextMessage {
  /** Number with its plus. */
  to: string
  text: string
}

/** Sends text messages; undefined where none is configured. */
export interface SmsGateway {
  send(message: TextMessage): Promise<void>
}
