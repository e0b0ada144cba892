import { percentile } from '../../bench/percentile.ts'
import type { Observations } from './observations.ts'

/** Limits: response time of the health page in ms, and growth of memory between the second and the last quarter. */
export const limits = {
  p999Ms: 100,
  maxMs: 1_000,
  memoryGrowthPercent: 15,
  memoryGrowthMb: 100,
  memoryJudgedFromMinutes: 20,
} as const

export interface MemoryFigures {
  /** Medians of resident memory. */
  secondQuarterMb: number
  lastQuarterMb: number
}

export function memoryOf(samplesMb: readonly number[]): MemoryFigures {
  const quarter = (number: number) =>
    percentile(samplesMb.slice((samplesMb.length * number) / 4, (samplesMb.length * (number + 1)) / 4), 50)
  return { secondQuarterMb: quarter(1), lastQuarterMb: quarter(3) }
}

/** The violated limits, each as a sentence; empty if the portal withstood the traffic. */
export function faultsOf({ minutes, health, memorySamplesMb, ended, moved, revoked, tally }: Observations): string[] {
  const faults: string[] = []
  const { p999, max, failed } = health
  if (p999 > limits.p999Ms) faults.push(`The health page took ${p999} ms at p99.9; the limit is ${limits.p999Ms} ms.`)
  if (max > limits.maxMs) faults.push(`The slowest health answer took ${max} ms; the limit is ${limits.maxMs} ms.`)
  if (failed > 0) faults.push(`${failed} health requests failed.`)
  for (const pid of ended) faults.push(`Serving process ${pid} ended.`)
  for (const move of moved) faults.push(`The pointer of ${move} moved.`)
  for (const release of revoked) faults.push(`Release ${release} was revoked.`)
  const { secondQuarterMb, lastQuarterMb } = memoryOf(memorySamplesMb)
  const growth = lastQuarterMb - secondQuarterMb
  if (minutes >= limits.memoryJudgedFromMinutes) {
    const tooMuch = [
      ...(growth > limits.memoryGrowthMb ? [`${limits.memoryGrowthMb} MB`] : []),
      ...(growth > (secondQuarterMb * limits.memoryGrowthPercent) / 100 ? [`${limits.memoryGrowthPercent} %`] : []),
    ]
    if (tooMuch.length > 0)
      faults.push(
        `Memory grew from ${secondQuarterMb} MB in the second quarter to ${lastQuarterMb} MB in the last one, by more than ${tooMuch.join(' and ')}.`,
      )
  }
  for (const [kind, { count }] of Object.entries(tally.serverErrors)) faults.push(`${count} server errors: ${kind}.`)
  return faults
}
