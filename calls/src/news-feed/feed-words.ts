import { siteName } from '../site-name.ts'
import type { Language } from 'shared-state/i18n/languages'

/** Path of the RSS feed of news and lessons. */
export const feedPath = (lang: Language): string => `/${lang}/rss.xml`

export const feedTitle: Record<Language, string> = {
  en: `${siteName}: news and lessons`,
  id: `${siteName}: berita dan pelajaran`,
}

export const feedDescription: Record<Language, string> = {
  en: 'Market and broker news, and lessons on trading, costs and safety.',
  id: 'Kabar pasar dan broker, serta pelajaran tentang trading, biaya, dan keamanan.',
}
