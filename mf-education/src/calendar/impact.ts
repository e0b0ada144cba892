import { educationText } from '../strings/keys.ts'

/** A figure's usual effect on the market, from 1 (low) to 3 (high). */
export const impacts = [1, 2, 3] as const
export type Impact = (typeof impacts)[number]

export const impactNames: Record<Impact, number> = {
  1: educationText.low,
  2: educationText.medium,
  3: educationText.high,
}

export const isImpact = (importance: number): importance is Impact => impacts.some(known => known === importance)
