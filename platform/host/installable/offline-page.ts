import type { Language } from 'shared-state/i18n/languages'

const words: Record<Language, { title: string; why: string; todo: string[]; again: string; byItself: string }> = {
  en: {
    title: 'No connection to Brokerlens',
    why: 'This device is offline, or the site cannot be reached at the moment. No older copy is shown in its place: grades and warnings change, and an old one could mislead you.',
    todo: [
      'Check Wi-Fi, mobile data and flight mode.',
      'Pages of Brokerlens that are open in other tabs can still be read.',
      'Send no money to a broker that you could not check yet.',
    ],
    again: 'Try again',
    byItself: 'As soon as this device is online again, the page loads by itself.',
  },
  id: {
    title: 'Tidak ada koneksi ke Brokerlens',
    why: 'Perangkat ini sedang luring, atau situs belum dapat dijangkau saat ini. Salinan lama tidak ditampilkan sebagai gantinya: nilai dan peringatan berubah, dan yang lama bisa menyesatkan Anda.',
    todo: [
      'Periksa Wi-Fi, data seluler, dan mode pesawat.',
      'Halaman Brokerlens yang terbuka di tab lain tetap dapat dibaca.',
      'Jangan kirim uang ke broker yang belum sempat Anda periksa.',
    ],
    again: 'Coba lagi',
    byItself: 'Begitu perangkat ini kembali daring, halaman dimuat dengan sendirinya.',
  },
}

/** Stands in for a page that cannot be had; its files are the worker's own. The link to nowhere asks for the same address again. */
export function offlinePage(lang: Language): string {
  const { title, why, todo, again, byItself } = words[lang]
  return (
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="robots" content="noindex"><title>${title}</title><link rel="icon" href="/offline/mark.svg" type="image/svg+xml">` +
    `<link rel="stylesheet" href="/offline/offline.css"><script src="/offline/offline.js" defer></script></head>` +
    `<body><main><img src="/offline/mark.svg" alt="" width="56" height="56"><h1>${title}</h1><p>${why}</p>` +
    `<ul>${todo.map(line => `<li>${line}</li>`).join('')}</ul><p><a class="again" href="">${again}</a></p><p class="quiet">${byItself}</p></main></body></html>`
  )
}
