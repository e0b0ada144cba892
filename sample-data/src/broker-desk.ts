/** How a broker's staff reply to complaints; `silent`: they do not. */
export const deskTones = ['helpful', 'formal', 'evasive', 'silent'] as const
export type DeskTone = (typeof deskTones)[number]

/** The account with which a broker's staff reply on this site. */
export interface BrokerDesk {
  userId: string
  nick: string
  tone: DeskTone
}
