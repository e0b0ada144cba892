/** What the start command shows a person: one step after another, each with how far it is. */
export interface StartMessage {
  step: string
  /** 0 to 1; absent where it cannot be known. */
  progress?: number
  done?: boolean
  /** The address, once the portal serves. */
  ready?: string
  note?: string
}

export type TellStarter = (message: StartMessage) => void

/** Tells the start command, if that is who started this process; by itself the process says only when it is ready. */
export const tellStarter: TellStarter = message => {
  if (process.send) process.send(message)
  else if (message.ready) console.log(`Brokerlens serves on ${message.ready}`)
}
