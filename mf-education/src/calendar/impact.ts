import { importances as impacts } from 'calls/entities/calendar-event'
import { educationText } from '../strings/keys.ts'

/** A figure's usual effect on the market, from 1 (low) to 3 (high). */
export { impacts }
export type Impact = (typeof impacts)[number]

export const impactNames: Record<Impact, number> = {
  1: educationText.low,
  2: educationText.medium,
  3: educationText.high,
}

export const isImpact = (importance: number): importance is Impact => impacts.some(known => known === importance)
