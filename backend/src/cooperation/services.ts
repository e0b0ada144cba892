import type { Language } from 'shared-state/i18n/languages'

type Words = Record<Language, string>

/** Services for firms. None is paid for, and none changes a score. */
export const cooperationServices: readonly { code: string; name: Words; text: Words; forWhom: Words }[] = [
  {
    code: 'claim',
    name: { en: 'Claim a profile', id: 'Klaim profil' },
    text: {
      en: 'Show that you act for a listed firm. Its profile then says that it is claimed, and its staff may answer in its name.',
      id: 'Buktikan bahwa Anda mewakili perusahaan yang terdaftar. Profilnya lalu ditandai sudah diklaim, dan stafnya dapat menjawab atas nama perusahaan.',
    },
    forWhom: {
      en: 'Brokers and service providers that are listed here',
      id: 'Broker dan penyedia layanan yang terdaftar di sini',
    },
  },
  {
    code: 'reviews',
    name: { en: 'Answer reviews', id: 'Jawab ulasan' },
    text: {
      en: 'Staff of a claimed profile answer reviews in public, under the name of the firm. Reviews themselves stay as they are.',
      id: 'Staf dari profil yang sudah diklaim menjawab ulasan secara terbuka atas nama perusahaan. Ulasannya sendiri tidak diubah.',
    },
    forWhom: { en: 'Firms with a claimed profile', id: 'Perusahaan dengan profil yang sudah diklaim' },
  },
  {
    code: 'complaints',
    name: { en: 'Answer complaints', id: 'Jawab pengaduan' },
    text: {
      en: 'Take part in the mediation of an exposure: reply to its author with a moderator watching. Only the author can call it resolved.',
      id: 'Ikut serta dalam mediasi pengaduan: balas pelapor dengan disaksikan moderator. Hanya pelapor yang dapat menyatakannya selesai.',
    },
    forWhom: { en: 'Brokers with a claimed profile', id: 'Broker dengan profil yang sudah diklaim' },
  },
  {
    code: 'data',
    name: { en: 'Correct data', id: 'Perbaiki data' },
    text: {
      en: 'Tell us what is wrong on a profile and where it can be checked, such as a regulator’s register. We look there before we change anything.',
      id: 'Beri tahu kami apa yang keliru pada profil dan di mana hal itu dapat diperiksa, misalnya daftar resmi regulator. Kami memeriksanya sebelum mengubah apa pun.',
    },
    forWhom: { en: 'Anyone who acts for a listed firm', id: 'Siapa pun yang mewakili perusahaan yang terdaftar' },
  },
]
