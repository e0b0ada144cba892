/** A message of the live stream. `lost` comes from the browser: there is no connection at present; `open` says that there is one again. */
export interface LiveMessage {
  type: string
}
