/** A step of the start, which the start command shows with its progress. */
export interface StartMessage {
  step: string
  /** 0 to 1; absent where unknown. */
  progress?: number
  done?: boolean
  /** The address, once the portal serves. */
  ready?: string
  note?: string
}

export type ReportStart = (message: StartMessage) => void

/** Reports to the start command if it started this process; otherwise prints only when the portal is ready. */
export const reportStart: ReportStart = message => {
  if (process.send) process.send(message)
  else if (message.ready) console.log(`Brokerlens serves on ${message.ready}`)
}
