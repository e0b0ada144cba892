import type { RankingType } from '../addresses.ts'
import { brokersText } from '../strings/keys.ts'

interface RankingWords {
  title: number
  intro: number
  /** Header of the ranked figure. */
  value: number
  /** Number of decimals of the figure. */
  decimals: 0 | 2
}

export const rankingWords: Record<RankingType, RankingWords> = {
  score: { title: brokersText.rankScore, intro: brokersText.rankScoreIntro, value: brokersText.score, decimals: 2 },
  regulation: {
    title: brokersText.rankRegulation,
    intro: brokersText.rankRegulationIntro,
    value: brokersText.partRegulation,
    decimals: 2,
  },
  reviews: {
    title: brokersText.rankReviews,
    intro: brokersText.rankReviewsIntro,
    value: brokersText.tabReview,
    decimals: 0,
  },
  exposures: {
    title: brokersText.rankExposures,
    intro: brokersText.rankExposuresIntro,
    value: brokersText.exposures,
    decimals: 0,
  },
  new: { title: brokersText.rankNew, intro: brokersText.rankNewIntro, value: brokersText.score, decimals: 2 },
}
