import type { ErrorCode } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'

export type Words = Record<Language, string>

/** The message of each refusal in each public language; `{reference}` is filled in for failures that are logged. */
const sentences: Record<ErrorCode, Words> = {
  1000: { en: 'The request is not valid.', id: 'Permintaan tidak valid.' },
  1001: { en: 'Please fill in this field.', id: 'Kolom ini wajib diisi.' },
  1002: { en: 'This is too short or too long.', id: 'Ini terlalu pendek atau terlalu panjang.' },
  1003: { en: 'The number is out of range.', id: 'Angka di luar batas.' },
  1004: { en: 'The value is not allowed.', id: 'Nilai tidak diperbolehkan.' },
  1005: { en: 'This type of file is not allowed.', id: 'Jenis berkas ini tidak diperbolehkan.' },
  1006: { en: 'The file or request is too large.', id: 'Berkas atau permintaan terlalu besar.' },
  1008: { en: 'An exchange rate is missing.', id: 'Kurs tidak tersedia.' },
  1009: { en: 'The Idempotency-Key is malformed.', id: 'Idempotency-Key tidak valid.' },
  1011: { en: 'The new password must differ from the old one.', id: 'Kata sandi baru harus berbeda dari yang lama.' },
  1012: { en: 'This password is too easy to guess.', id: 'Kata sandi ini terlalu mudah ditebak.' },
  2001: { en: 'You are not logged in.', id: 'Anda belum masuk.' },
  2002: { en: 'Your session has ended. Please log in again.', id: 'Sesi Anda telah berakhir. Silakan masuk lagi.' },
  2003: {
    en: 'Your account does not have permission to do this.',
    id: 'Akun Anda tidak memiliki izin untuk melakukan ini.',
  },
  2004: { en: 'This belongs to someone else.', id: 'Ini milik pengguna lain.' },
  2005: { en: 'Account or password is wrong.', id: 'Akun atau kata sandi salah.' },
  2006: { en: 'The code is wrong.', id: 'Kode salah.' },
  2007: { en: 'The code has expired or was already used.', id: 'Kode sudah kedaluwarsa atau sudah dipakai.' },
  2008: { en: 'The bot check is missing or failed.', id: 'Pemeriksaan bot tidak ada atau gagal.' },
  2009: { en: 'The request came from another site.', id: 'Permintaan berasal dari situs lain.' },
  2010: { en: 'This account is blocked.', id: 'Akun ini diblokir.' },
  2011: {
    en: 'The confirmation has expired or was already used.',
    id: 'Konfirmasi sudah kedaluwarsa atau sudah dipakai.',
  },
  2012: { en: 'This application does not have access to that.', id: 'Aplikasi ini tidak memiliki akses untuk itu.' },
  3001: { en: 'Not found.', id: 'Tidak ditemukan.' },
  3002: { en: 'There is no such call.', id: 'Panggilan ini tidak ada.' },
  3003: { en: 'This is no longer available.', id: 'Ini sudah tidak tersedia.' },
  3101: { en: 'This is not possible in the current state.', id: 'Ini tidak dapat dilakukan saat ini.' },
  3102: { en: 'This already exists.', id: 'Ini sudah ada.' },
  3103: {
    en: 'The Idempotency-Key was used for another request.',
    id: 'Idempotency-Key sudah dipakai untuk permintaan lain.',
  },
  3104: { en: 'This has changed in the meantime.', id: 'Data ini baru saja berubah.' },
  3105: { en: 'The last owner cannot be removed.', id: 'Pemilik terakhir tidak dapat dihapus.' },
  3106: { en: 'This belongs to another account.', id: 'Ini milik akun lain.' },
  3107: { en: 'This method is not allowed here.', id: 'Metode ini tidak diperbolehkan di sini.' },
  3108: {
    en: 'This is the only way to log in to your account. Add an email or a phone number first.',
    id: 'Ini satu-satunya cara masuk ke akun Anda. Tambahkan email atau nomor telepon terlebih dahulu.',
  },
  4001: { en: 'Too many requests. Please wait.', id: 'Terlalu banyak permintaan. Mohon tunggu.' },
  4002: { en: 'Please wait before you request another code.', id: 'Mohon tunggu sebelum meminta kode lagi.' },
  4003: { en: 'Too many attempts. Please wait.', id: 'Terlalu banyak percobaan. Mohon tunggu.' },
  4004: {
    en: 'You can post only one review here in 24 hours.',
    id: 'Di sini Anda hanya dapat menulis satu ulasan dalam 24 jam.',
  },
  5000: {
    en: 'Something failed on our side. Try again in a minute. Reference: {reference}',
    id: 'Ada gangguan di pihak kami. Coba lagi sebentar lagi. Referensi: {reference}',
  },
  5001: {
    en: 'Part of the site is currently unavailable. Try again in a minute. Reference: {reference}',
    id: 'Sebagian situs sedang terganggu. Coba lagi sebentar lagi. Referensi: {reference}',
  },
  5002: {
    en: 'The server took too long to respond. Try again in a minute.',
    id: 'Server terlalu lama merespons. Coba lagi sebentar lagi.',
  },
  5010: { en: 'This is not configured on this site.', id: 'Ini belum dikonfigurasi di situs ini.' },
}

export const messageOf = (code: ErrorCode, lang: Language): string => sentences[code][lang]

/** The message shown at a field that does not pass its call's schema; numbers are the limits. */
export const fieldMessages = {
  missing: { en: 'Please fill in this field.', id: 'Kolom ini wajib diisi.' },
  tooShort: { en: 'Enter at least {limit} characters.', id: 'Isi minimal {limit} karakter.' },
  tooLong: { en: 'Enter at most {limit} characters.', id: 'Isi maksimal {limit} karakter.' },
  tooFew: { en: 'Choose at least {limit}.', id: 'Pilih minimal {limit}.' },
  tooMany: { en: 'Choose at most {limit}.', id: 'Pilih maksimal {limit}.' },
  tooSmall: { en: 'Enter {limit} or more.', id: 'Isi {limit} atau lebih.' },
  aboveZero: { en: 'Enter a number above {limit}.', id: 'Isi angka di atas {limit}.' },
  tooBig: { en: 'Enter {limit} or less.', id: 'Isi {limit} atau kurang.' },
  notFinite: { en: 'Enter a valid number.', id: 'Isi angka yang valid.' },
  notANumber: { en: 'Enter a number.', id: 'Isi dengan angka.' },
  notAllowed: { en: 'This value is not allowed.', id: 'Nilai ini tidak diperbolehkan.' },
  wrongForm: { en: 'The format is not correct.', id: 'Formatnya tidak sesuai.' },
  noEmail: {
    en: 'Enter a full email address, such as name@example.com.',
    id: 'Masukkan alamat email lengkap, misalnya nama@example.com.',
  },
  unseen: { en: 'Remove invisible characters.', id: 'Hapus karakter yang tidak terlihat.' },
  unknown: { en: 'There is no such field.', id: 'Kolom ini tidak dikenal.' },
} as const satisfies Record<string, Words>
export type FieldMessage = keyof typeof fieldMessages

export const fieldMessage = (key: FieldMessage, lang: Language, words: FilledIn = {}): string =>
  fillIn(fieldMessages[key][lang], words)

type FilledIn = Record<string, string | number>

/** Replaces placeholders in braces with the words of that name. */
export const fillIn = (sentence: string, words: FilledIn): string =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(words[name] ?? whole))
