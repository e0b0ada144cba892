import type { ArticleDraft } from 'calls/article-desk'
import { articleDeskText } from '../../strings/keys.ts'

export const categoryNames: Record<ArticleDraft['category'], number> = {
  education: articleDeskText.education,
  news: articleDeskText.news,
  original: articleDeskText.original,
  industry: articleDeskText.industry,
  announcements: articleDeskText.announcements,
}

export const levelNames: Record<NonNullable<ArticleDraft['level']>, number> = {
  beginner: articleDeskText.beginner,
  intermediate: articleDeskText.intermediate,
  advanced: articleDeskText.advanced,
}

/** The name of a code in one of these lists; the code itself if it has none. */
export const nameIn = (names: Record<string, number>, code: string, t: (key: number) => string): string =>
  names[code] === undefined ? code : t(names[code])
