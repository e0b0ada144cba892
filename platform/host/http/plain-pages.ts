import type { Language } from 'shared-state/i18n/languages'

/** Pages for when no shell can render one: no styles, no code, nothing else that could fail (spec 8). */
const words: Record<
  Language,
  {
    oops: string
    gone: string
    fault: string
    tooMany: string
    home: string
    starting: string
    wait: string
    refused: string
    later: string
    busy: string
    many: string
    again: string
  }
> = {
  en: {
    oops: 'Oops! An error occurred!',
    gone: 'The page does not exist or could not be shown.',
    fault: 'Something failed on our side. Try again in a minute.',
    tooMany: 'Too many requests. Please wait a few minutes before you try again.',
    home: 'Back to the home page',
    starting: 'The site is being prepared',
    wait: 'The first version is not ready yet. Try again in a minute.',
    refused: 'Please try again later',
    later:
      'Requests from your network have failed several times. Pages will be available to you again in a few minutes.',
    busy: 'The site is busy',
    many: 'More people than usual are here right now. Please try again in a few seconds.',
    again: 'Try again',
  },
  id: {
    oops: 'Ups! Terjadi kesalahan!',
    gone: 'Halaman tidak ada atau tidak dapat ditampilkan.',
    fault: 'Ada gangguan di pihak kami. Coba lagi sebentar lagi.',
    tooMany: 'Terlalu banyak permintaan. Mohon tunggu beberapa menit sebelum mencoba lagi.',
    home: 'Kembali ke beranda',
    starting: 'Situs sedang disiapkan',
    wait: 'Versi pertama belum siap. Coba lagi sebentar lagi.',
    refused: 'Silakan coba lagi nanti',
    later: 'Permintaan dari jaringan Anda beberapa kali gagal. Halaman dapat Anda buka kembali dalam beberapa menit.',
    busy: 'Situs sedang ramai',
    many: 'Pengunjung saat ini lebih banyak dari biasanya. Silakan coba lagi dalam beberapa detik.',
    again: 'Coba lagi',
  },
}

const page = (lang: Language, title: string, text: string, detail?: string) =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
  `<meta name="robots" content="noindex"><title>${title}</title></head><body><main><h1>${title}</h1><p>${text}</p>${detail === undefined ? '' : `<p>${detail}</p>`}` +
  `<p><a href="/${lang}/">${words[lang].home}</a></p></main></body></html>`

/** From status 500 on the fault is ours, and 429 only has to wait; other refusals may mean that the page does not exist. */
export function errorPage(lang: Language, status: number, detail?: string): string {
  const { oops, fault, tooMany, gone } = words[lang]
  return page(lang, oops, status >= 500 ? fault : status === 429 ? tooMany : gone, detail)
}
export const noShellPage = (lang: Language): string => page(lang, words[lang].starting, words[lang].wait)
/** Its link leads to the address that was asked for. */
export const busyPage = (lang: Language): string =>
  page(lang, words[lang].busy, words[lang].many, `<a href="">${words[lang].again}</a>`)
export const refusedPage = (lang: Language): string => page(lang, words[lang].refused, words[lang].later)
