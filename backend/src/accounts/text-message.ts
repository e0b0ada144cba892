/** A message to a phone. */
export interface TextMessage {
  /** Number from the plus on. */
  to: string
  text: string
}

/** What carries messages to phones; undefined where nothing does. */
export interface SmsGateway {
  send(message: TextMessage): Promise<void>
}
