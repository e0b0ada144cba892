import type { Language } from 'shared-state/i18n/languages'
import { siteName } from '../site-name.ts'

/** Path of the RSS feed of public exposures. */
export const exposuresFeedPath = (lang: Language): string => `/${lang}/feeds/exposure.xml`

/** Path of the RSS feed of one case's timeline. It has no slug, so that it stays the same when the title changes. */
export const caseFeedPath = (lang: Language, code: string): string => `/${lang}/feeds/exposure/${code}.xml`

export const exposuresFeedTitle: Record<Language, string> = {
  en: `${siteName}: complaints about brokers`,
  id: `${siteName}: pengaduan tentang broker`,
}

export const exposuresFeedDescription: Record<Language, string> = {
  en: 'Public complaints of users, newest first. They are claims of their authors, not findings of a court.',
  id: 'Pengaduan publik pengguna, terbaru lebih dulu. Isinya klaim pelapor, bukan putusan pengadilan.',
}

export const caseFeedDescription: Record<Language, string> = {
  en: 'The public timeline of one complaint, newest first.',
  id: 'Linimasa publik sebuah pengaduan, terbaru lebih dulu.',
}
