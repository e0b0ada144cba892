import type { Language } from 'shared-state/i18n/languages'
import { siteName } from '../site-name.ts'

/** Path of the RSS feed of news and lessons, or of one category. */
export const feedPath = (lang: Language, category?: FeedCategory): string =>
  category ? `/${lang}/feeds/news/${category}.xml` : `/${lang}/rss.xml`

const categoryNames = {
  news: { en: 'Market news', id: 'Berita pasar' },
  original: { en: 'Our articles', id: 'Artikel kami' },
  industry: { en: 'Industry', id: 'Industri' },
  announcements: { en: 'Announcements', id: 'Pengumuman' },
  education: { en: 'Lessons', id: 'Pelajaran' },
} satisfies Record<string, Record<Language, string>>

/** Categories with a feed. */
export type FeedCategory = keyof typeof categoryNames
export const isFeedCategory = (category: string): category is FeedCategory => Object.hasOwn(categoryNames, category)

const allNames: Record<Language, string> = { en: 'news and lessons', id: 'berita dan pelajaran' }

export const feedTitle = (lang: Language, category?: FeedCategory): string =>
  `${siteName}: ${category ? categoryNames[category][lang] : allNames[lang]}`

export const feedDescription: Record<Language, string> = {
  en: 'Market and broker news, and lessons on trading, costs and safety.',
  id: 'Kabar pasar dan broker, serta pelajaran tentang trading, biaya, dan keamanan.',
}
