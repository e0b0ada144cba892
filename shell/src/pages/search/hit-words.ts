import { shellText } from '../../strings/keys.ts'

/** Singular name of the articles of a category; a category that this shell does not know has none. */
export const categoryText: Record<string, number | undefined> = {
  education: shellText.categoryEducation,
  news: shellText.categoryNews,
  original: shellText.categoryOriginal,
  industry: shellText.categoryIndustry,
  announcements: shellText.categoryAnnouncements,
  video: shellText.categoryVideo,
  best_brokers: shellText.categoryBestBrokers,
}
