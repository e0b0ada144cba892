import { siteName } from 'calls/site-name'
import type { SiteIdentity } from 'platform/host/site-identity'

export const offlineWords: SiteIdentity['offline'] = {
  en: {
    title: `No connection to ${siteName}`,
    why: 'This device is offline, or the site cannot be reached at the moment. No older copy is shown in its place: grades and warnings change, and an old one could mislead you.',
    todo: [
      'Check Wi-Fi, mobile data and flight mode.',
      `Pages of ${siteName} that are open in other tabs can still be read.`,
      'Send no money to a broker that you could not check yet.',
    ],
    again: 'Try again',
    byItself: 'As soon as this device is online again, the page loads by itself.',
  },
  id: {
    title: `Tidak ada koneksi ke ${siteName}`,
    why: 'Perangkat ini sedang luring, atau situs belum dapat dijangkau saat ini. Salinan lama tidak ditampilkan sebagai gantinya: nilai dan peringatan berubah, dan yang lama bisa menyesatkan Anda.',
    todo: [
      'Periksa Wi-Fi, data seluler, dan mode pesawat.',
      `Halaman ${siteName} yang terbuka di tab lain tetap dapat dibaca.`,
      'Jangan kirim uang ke broker yang belum sempat Anda periksa.',
    ],
    again: 'Coba lagi',
    byItself: 'Begitu perangkat ini kembali daring, halaman dimuat dengan sendirinya.',
  },
}
