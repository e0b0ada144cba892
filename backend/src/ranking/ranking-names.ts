import type { Language } from 'shared-state/i18n/languages'
import type { RankingType } from './standing-sql.ts'

export const rankingNames: Record<RankingType, Record<Language, string>> = {
  score: { en: 'Best rated', id: 'Skor terbaik' },
  regulation: { en: 'Best regulated', id: 'Regulasi terbaik' },
  reviews: { en: 'Most reviewed', id: 'Paling banyak diulas' },
  exposures: { en: 'Most exposures', id: 'Paling banyak diadukan' },
  new: { en: 'Best new brokers', id: 'Broker baru terbaik' },
}
