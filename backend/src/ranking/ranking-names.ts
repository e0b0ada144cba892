import type { Language } from 'shared-state/i18n/languages'
import type { RankingType } from './standing-sql.ts'

export const rankingNames: Record<RankingType, Record<Language, string>> = {
  score: { en: 'Highest score', id: 'Skor tertinggi' },
  regulation: { en: 'Highest regulation score', id: 'Skor regulasi tertinggi' },
  reviews: { en: 'Most reviewed', id: 'Paling banyak diulas' },
  exposures: { en: 'Most complaints', id: 'Pengaduan terbanyak' },
  new: { en: 'Newly listed, by score', id: 'Baru terdaftar, menurut skor' },
}
