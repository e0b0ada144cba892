import type { Language } from 'shared-state/i18n/languages'

interface PictureWords {
  check: string
  what: string
  outOf10: (score: string) => string
  notRated: string
  licences: (names: string, more: number) => string
  noLicence: string
  lesson: string
  news: string
  regulator: string
  sample: string
}

/** Words drawn into pictures; they do not appear as text on any page. */
export const pictureWords: Record<Language, PictureWords> = {
  en: {
    check: 'Check a broker before you send money',
    what: 'Licence, score and complaints of forex brokers in one place',
    outOf10: score => `${score} out of 10`,
    notRated: 'Not rated',
    licences: (names, more) => `Licences: ${names}${more > 0 ? ` and ${more} more` : ''}`,
    noLicence: 'We know of no licence in force',
    lesson: 'Lesson',
    news: 'News',
    regulator: 'Regulator',
    sample: 'Sample data',
  },
  id: {
    check: 'Cek broker sebelum kirim uang',
    what: 'Lisensi, skor, dan pengaduan broker forex di satu tempat',
    outOf10: score => `${score} dari 10`,
    notRated: 'Belum dinilai',
    licences: (names, more) => `Lisensi: ${names}${more > 0 ? ` dan ${more} lainnya` : ''}`,
    noLicence: 'Kami tidak menemukan lisensi yang berlaku',
    lesson: 'Pelajaran',
    news: 'Berita',
    regulator: 'Regulator',
    sample: 'Data contoh',
  },
}
