import { shellText } from '../../strings/keys.ts'

/** What articles of a category are called one by one; of one that is new here nothing is said. */
export const categoryText: Record<string, number | undefined> = {
  education: shellText.categoryEducation,
  news: shellText.categoryNews,
  original: shellText.categoryOriginal,
  industry: shellText.categoryIndustry,
  announcements: shellText.categoryAnnouncements,
  video: shellText.categoryVideo,
  best_brokers: shellText.categoryBestBrokers,
}
