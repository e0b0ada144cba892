import { siteName } from 'calls/site-name'
import type { SiteIdentity } from 'platform/host/site-identity'

export const offlineWords: SiteIdentity['offline'] = {
  en: {
    title: `No connection to ${siteName}`,
    why:
      'This device is offline, or the site cannot be reached at the moment. ' +
      'We do not show a saved copy: grades and warnings change, and outdated ones could mislead you.',
    todo: [
      'Check Wi-Fi, mobile data and airplane mode.',
      `${siteName} pages that are open in other tabs can still be read.`,
      'Do not send money to a broker that you have not checked yet.',
    ],
    again: 'Try again',
    byItself: 'The page loads automatically as soon as this device is online again.',
  },
  id: {
    title: `Tidak ada koneksi ke ${siteName}`,
    why:
      'Perangkat ini sedang offline, atau situs tidak dapat dijangkau saat ini. ' +
      'Salinan lama tidak kami tampilkan: nilai dan peringatan berubah, dan data lama bisa menyesatkan Anda.',
    todo: [
      'Periksa Wi-Fi, data seluler, dan mode pesawat.',
      `Halaman ${siteName} yang terbuka di tab lain tetap dapat dibaca.`,
      'Jangan kirim uang ke broker yang belum Anda periksa.',
    ],
    again: 'Coba lagi',
    byItself: 'Halaman akan dimuat otomatis begitu perangkat ini kembali online.',
  },
}
