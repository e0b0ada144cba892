import { siteName } from 'calls/site-name'
import type { SiteIdentity } from 'platform/host/site-identity'
import { offlineWords } from './offline-words.ts'
import { siteMark, siteMarkToCut } from './site-mark.ts'

const shortcuts = (search: string, brokers: string) => [
  { name: search, path: '/search.html' },
  { name: brokers, path: '/brokers' },
]

/** The site's name and look outside its pages. */
export const siteIdentity: SiteIdentity = {
  name: siteName,
  mark: siteMark,
  markToCut: siteMarkToCut,
  // `--surface` and `--page-bg` in ui/src/styles/tokens.css.
  colours: { light: '#ffffff', dark: '#121e24', page: '#f3f5f6' },
  app: {
    en: {
      description: 'Licences, scores and complaints about forex brokers in one place, before you send money.',
      shortcuts: shortcuts('Search', 'Brokers'),
    },
    id: {
      description: 'Lisensi, skor, dan pengaduan broker forex di satu tempat, sebelum Anda mengirim uang.',
      shortcuts: shortcuts('Cari', 'Broker'),
    },
  },
  offline: offlineWords,
}
