import type { Random } from './random.ts'

export type LicenceStatus = 'regulated' | 'offshore' | 'exceeded' | 'suspected_clone' | 'revoked' | 'unregulated'

/** Components of the score, 0 to 10 with two decimals. */
export interface ScoreParts {
  licence: number
  regulation: number
  riskControl: number
  business: number
  software: number
}

/** Weight of each component in percent (decisions: weights of the site's method). */
export const SCORE_WEIGHTS: ScoreParts = { licence: 30, regulation: 25, riskControl: 20, business: 15, software: 10 }

interface Profile {
  share: number // of all brokers, percent
  quality: number // mean of the components
  licence: number // mean of the licence component
  zero: number // share with a score of 0
  unrated: number // share without a score
}

export const STATUS_PROFILES: Record<LicenceStatus, Profile> = {
  regulated: { share: 21, quality: 7.35, licence: 7.9, zero: 0, unrated: 0.01 },
  offshore: { share: 23, quality: 5.5, licence: 4.9, zero: 0, unrated: 0.04 },
  exceeded: { share: 8, quality: 4.7, licence: 4.2, zero: 0, unrated: 0.02 },
  suspected_clone: { share: 7, quality: 1.9, licence: 0.6, zero: 0.2, unrated: 0.05 },
  revoked: { share: 5, quality: 2.9, licence: 1.3, zero: 0.04, unrated: 0.02 },
  unregulated: { share: 36, quality: 2.4, licence: 0.9, zero: 0.06, unrated: 0.12 },
}

/** Above eight, points get harder to gain, so that not even the best sample broker is perfect. */
const softened = (value: number): number => (value <= 8 ? value : 8 + 2 * (1 - Math.exp((8 - value) / 2)))

const twoDecimals = (value: number): number => Math.round(Math.max(0, softened(value)) * 100)

/**
 * Components and the resulting score: the weighted mean, rounded to two decimals, so that no score falls between the bands (decisions
 * 5). Both null: not rated.
 */
export function drawScore(status: LicenceStatus, random: Random): { score: number | null; parts: ScoreParts | null } {
  const { quality, licence, zero, unrated } = STATUS_PROFILES[status]
  if (random.chance(unrated)) return { score: null, parts: null }
  if (random.chance(zero))
    return { score: 0, parts: { licence: 0, regulation: 0, riskControl: 0, business: 0, software: 0 } }
  const own = random.around(0, 1.05) // a good broker is mostly good in all components
  const hundredths: ScoreParts = {
    licence: twoDecimals(random.around(licence + own, 0.7)),
    regulation: twoDecimals(random.around((licence + quality) / 2 + own, 0.7)),
    riskControl: twoDecimals(random.around(quality + own, 0.9)),
    business: twoDecimals(random.around(quality + 0.3 + own, 1)),
    software: twoDecimals(random.around(quality + 0.6 + own * 0.6, 1.1)),
  }
  const names = Object.keys(SCORE_WEIGHTS) as (keyof ScoreParts)[]
  const parts = Object.fromEntries(names.map(name => [name, hundredths[name] / 100])) as unknown as ScoreParts
  return { score: scoreOf(parts), parts }
}

/** The weighted mean of the components with two decimals. */
export function scoreOf(parts: ScoreParts): number {
  const names = Object.keys(SCORE_WEIGHTS) as (keyof ScoreParts)[]
  const sum = names.reduce((total, name) => total + Math.round(parts[name] * 100) * SCORE_WEIGHTS[name], 0)
  return Math.round(sum / 100) / 100
}
