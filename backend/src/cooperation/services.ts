import type { Language } from 'shared-state/i18n/languages'

type Words = Record<Language, string>

/** Services for firms. None is paid for, and none changes a score. */
export const cooperationServices: readonly { code: string; name: Words; text: Words; forWhom: Words }[] = [
  {
    code: 'claim',
    name: { en: 'Claim a profile', id: 'Klaim profil' },
    text: {
      en: 'Show that you represent a listed firm. Its profile is then marked as claimed, and its staff can answer on its behalf.',
      id: 'Buktikan bahwa Anda mewakili perusahaan yang terdaftar. Setelah itu profilnya ditandai sudah diklaim, dan stafnya dapat menjawab atas nama perusahaan.',
    },
    forWhom: {
      en: 'Brokers and service providers listed on this site',
      id: 'Broker dan penyedia layanan yang terdaftar di situs ini',
    },
  },
  {
    code: 'reviews',
    name: { en: 'Answer reviews', id: 'Jawab ulasan' },
    text: {
      en: 'Staff of a claimed profile answer reviews in public, in the name of the firm. The reviews themselves are not changed.',
      id: 'Staf dari profil yang sudah diklaim menjawab ulasan secara terbuka atas nama perusahaan. Ulasannya sendiri tidak diubah.',
    },
    forWhom: { en: 'Firms with a claimed profile', id: 'Perusahaan dengan profil yang sudah diklaim' },
  },
  {
    code: 'complaints',
    name: { en: 'Answer complaints', id: 'Jawab pengaduan' },
    text: {
      en: 'Take part in the mediation of a complaint: reply to its author, with a moderator following the case. Only the author can mark it resolved.',
      id: 'Ikut serta dalam mediasi pengaduan: balas pelapor dengan didampingi moderator. Hanya pelapor yang dapat menyatakannya selesai.',
    },
    forWhom: { en: 'Brokers with a claimed profile', id: 'Broker dengan profil yang sudah diklaim' },
  },
  {
    code: 'data',
    name: { en: 'Correct data', id: 'Perbaiki data' },
    text: {
      en: 'Tell us what is wrong on a profile and where it can be checked, such as a regulator’s register. We check there before we change anything.',
      id: 'Beri tahu kami apa yang keliru pada profil dan di mana hal itu dapat diperiksa, misalnya daftar resmi regulator. Kami memeriksanya sebelum mengubah apa pun.',
    },
    forWhom: { en: 'Anyone who represents a listed firm', id: 'Siapa pun yang mewakili perusahaan yang terdaftar' },
  },
]
