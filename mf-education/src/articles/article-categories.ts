import { educationText } from '../strings/keys.ts'

/** Categories of the news area in the order of its tabs, with the keys of their names (decisions 1). */
export const newsCategoryNames = {
  news: educationText.news,
  original: educationText.original,
  industry: educationText.industry,
  announcements: educationText.announcements,
} as const
export type NewsCategory = keyof typeof newsCategoryNames
export const newsCategories = Object.keys(newsCategoryNames) as NewsCategory[]

export const isNewsCategory = (category: string): category is NewsCategory =>
  newsCategories.some(known => known === category)
