import type { Language } from 'shared-state/i18n/languages'
import type { NoticeCapacity, NoticeGround, NoticeOutcome, PublicNoticeState } from './notice-states.ts'

type Names<Key extends string> = Record<Key, Record<Language, string>>

/** Names of the states in the log, the desk and the server's mails. */
export const noticeStateNames = {
  received: { en: 'Received', id: 'Diterima' },
  invited: { en: 'Author asked to answer', id: 'Menunggu tanggapan pelapor' },
  answered: { en: 'Author has answered', id: 'Pelapor sudah menanggapi' },
  withdrawn: { en: 'Withdrawn by the firm', id: 'Dicabut oleh perusahaan' },
  rejected: { en: 'Rejected', id: 'Ditolak' },
  false_notice: { en: 'Recorded as false', id: 'Dicatat sebagai tidak benar' },
  correction: { en: 'Author has to correct the text', id: 'Pelapor harus memperbaiki teks' },
  rewritten: { en: 'Correction under review', id: 'Perbaikan sedang diperiksa' },
  corrected: { en: 'Text corrected', id: 'Teks sudah diperbaiki' },
  withheld: { en: 'Text withheld', id: 'Teks tidak ditampilkan' },
  appealed: { en: 'Text withheld, under appeal', id: 'Tidak ditampilkan, sedang banding' },
  upheld: { en: 'Text withheld, appeal rejected', id: 'Tidak ditampilkan, banding ditolak' },
  restored: { en: 'Appeal accepted', id: 'Banding dikabulkan' },
} satisfies Names<PublicNoticeState>

/** Names of the groups by which the log is filtered. */
export const noticeOutcomeWords = {
  open: { en: 'Open', id: 'Belum diputuskan' },
  rejected: { en: 'Rejected', id: 'Ditolak' },
  false_notice: { en: 'False', id: 'Tidak benar' },
  corrected: { en: 'Corrected', id: 'Diperbaiki' },
  withheld: { en: 'Text withheld', id: 'Teks tidak ditampilkan' },
  restored: { en: 'Appeal accepted', id: 'Banding dikabulkan' },
  withdrawn: { en: 'Withdrawn', id: 'Dicabut' },
} satisfies Names<NoticeOutcome>

export const noticeGroundNames = {
  defamation: { en: 'Defamation', id: 'Pencemaran nama baik' },
  personal_data: { en: 'Personal data', id: 'Data pribadi' },
  trade_secret: { en: 'Trade secret or copyright', id: 'Rahasia dagang atau hak cipta' },
  court_order: { en: 'Court order', id: 'Putusan pengadilan' },
  other: { en: 'Another law', id: 'Hukum lain' },
} satisfies Names<NoticeGround>

export const noticeCapacityNames = {
  employee: { en: 'Works for the firm', id: 'Karyawan perusahaan' },
  lawyer: { en: 'Lawyer of the firm', id: 'Pengacara perusahaan' },
  representative: { en: 'Other representative', id: 'Wakil lainnya' },
} satisfies Names<NoticeCapacity>

/** Takes the place of the title of a withheld post. */
export const withheldTitle: Record<Language, string> = {
  en: 'Text withheld after a legal notice',
  id: 'Teks tidak ditampilkan karena keberatan hukum',
}

/** Takes the place of the text of a withheld post. */
export const withheldContent: Record<Language, string> = {
  en: 'The text of this complaint is not shown, because a moderator upheld a legal notice about it. The complaint itself still counts. Who sent the notice and why it was upheld is in the public log of legal notices.',
  id: 'Teks pengaduan ini tidak ditampilkan karena moderator mengabulkan keberatan hukum terhadapnya. Pengaduannya tetap dihitung. Siapa yang mengajukan keberatan dan mengapa dikabulkan tercantum di catatan publik keberatan hukum.',
}

/** Takes the place of withheld words that a comment quotes. */
export const withheldQuote = '[…]'
