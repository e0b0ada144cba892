import type { Rates } from './conversion.ts'
import type { Fault, Outcome } from './faults.ts'
import { marginLevel } from './margin-level.ts'
import type { MarginLevel, MarginLevelInput } from './margin-level.ts'
import { stopOut } from './stop-out.ts'
import type { StopOut, StopOutInput } from './stop-out.ts'

export type BrustRiskInput = StopOutInput & MarginLevelInput

type Field = keyof BrustRiskInput

const ofLevel = ['equity', 'floating', 'usedMargin'] as const
const ofPosition = [
  'pair',
  'account',
  'side',
  'units',
  'open',
  'leverage',
  'marginRate',
  'stopOutPct',
  'marginBasis',
  'accountIs',
  'pipSize',
] as const

/** Both forms of the call `forextools.brustrisk` (decisions 6): liquidation, or the margin level where one of its own fields is given. */
export function brustRisk(input: BrustRiskInput, rates: Rates): Outcome<StopOut, Field> | Outcome<MarginLevel, Field> {
  const level = ofLevel.find(field => input[field] !== undefined)
  if (level === undefined) return stopOut(input, rates)
  const position = ofPosition.find(field => input[field] !== undefined)
  if (position === undefined) return marginLevel(input, rates)
  const fault: Fault<Field> = { field: level, fault: 'both', other: position }
  return { ok: false, faults: [fault] }
}
