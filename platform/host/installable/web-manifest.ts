import type { Language } from 'shared-state/i18n/languages'
import { appIcons } from './app-icons.ts'

/** Grounds of the header and of a page (`--surface`, `--page-bg` in ui/src/styles/tokens.css). */
export const themeColours = { light: '#ffffff', dark: '#121e24' } as const
const pageGround = '#f3f5f6'

const words: Record<Language, { description: string; search: string; brokers: string }> = {
  en: {
    description: 'Licence, score and complaints of forex brokers in one place, before you send money.',
    search: 'Search',
    brokers: 'Brokers',
  },
  id: {
    description: 'Lisensi, skor, dan pengaduan broker forex di satu tempat, sebelum Anda mengirim uang.',
    search: 'Cari',
    brokers: 'Broker',
  },
}

/** What a browser installs. Both languages are the same app (`id`): it opens in the one last visited. */
export function webManifest(lang: Language): object {
  const { description, search, brokers } = words[lang]
  return {
    id: '/',
    name: 'Brokerlens',
    short_name: 'Brokerlens',
    description,
    lang,
    dir: 'ltr',
    start_url: `/${lang}/`,
    scope: '/',
    display: 'standalone',
    theme_color: themeColours.light,
    background_color: pageGround,
    icons: appIcons
      .filter(({ purpose }) => purpose !== 'apple')
      .map(({ path, size, purpose }) => ({ src: path, sizes: `${size}x${size}`, type: 'image/png', purpose })),
    shortcuts: [
      { name: search, url: `/${lang}/search.html` },
      { name: brokers, url: `/${lang}/brokers` },
    ],
  }
}
