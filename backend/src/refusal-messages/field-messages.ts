import { fieldMessages as ofSchemas, fillIn, type Words } from 'platform/api/messages'
import type { Language } from 'shared-state/i18n/languages'

/** Messages for fields that a handler refuses; placeholders are filled with limits and names. */
const fieldMessages = {
  ...ofSchemas,
  onlyOne: { en: 'Give either this or {other}, not both.', id: 'Isi ini atau {other}, jangan keduanya.' },
  below: { en: 'Enter a number below {limit}.', id: 'Isi angka di bawah {limit}.' },
  rateOutOfRange: { en: 'The rate of {pair} is out of range.', id: 'Kurs {pair} di luar batas.' },
  rateMissing: { en: 'The rate of {pair} is missing.', id: 'Kurs {pair} tidak tersedia.' },
  tooCommon: { en: 'This password is too easy to guess.', id: 'Kata sandi ini terlalu mudah ditebak.' },
  samePassword: {
    en: 'Choose a password that differs from the old one.',
    id: 'Pilih kata sandi yang berbeda dari yang lama.',
  },
  wrongPassword: { en: 'The password is wrong.', id: 'Kata sandi salah.' },
  nickTaken: { en: 'This nickname is already taken.', id: 'Nama panggilan ini sudah dipakai.' },
  rangeTooLong: { en: 'Choose at most {limit} days.', id: 'Pilih paling lama {limit} hari.' },
  endsBeforeStart: {
    en: 'The end date is before the start date.',
    id: 'Tanggal akhir lebih awal daripada tanggal mulai.',
  },
  inFuture: { en: 'Choose today or an earlier date.', id: 'Pilih hari ini atau tanggal sebelumnya.' },
  notListedYet: { en: 'The broker was not yet listed on that date.', id: 'Broker belum terdaftar pada tanggal itu.' },
  chosenTwice: { en: 'Choose each broker once.', id: 'Pilih setiap broker satu kali saja.' },
  // Wording prescribed by spec 5.
  replyMissing: { en: 'Please enter your reply', id: 'Silakan tulis balasan Anda' },
  replyTooShort: { en: 'enter at least 10 characters for your reply', id: 'tulis balasan Anda minimal 10 karakter' },
  fileTooLarge: { en: 'Choose a file of at most {limit} MB.', id: 'Pilih berkas berukuran paling besar {limit} MB.' },
  noPicture: { en: 'Choose a JPG, PNG or WebP picture.', id: 'Pilih gambar JPG, PNG, atau WebP.' },
  brokenPicture: { en: 'This picture cannot be read.', id: 'Gambar ini tidak bisa dibaca.' },
  tooManyPixels: {
    en: 'Choose a picture of at most {limit} megapixels.',
    id: 'Pilih gambar dengan paling banyak {limit} megapiksel.',
  },
  noSuchPicture: {
    en: 'A picture is missing or already in use. Upload it again.',
    id: 'Ada gambar yang hilang atau sudah dipakai. Unggah lagi.',
  },
  wrongCharacters: {
    en: 'These characters do not match the picture.',
    id: 'Karakter ini tidak sesuai dengan gambar.',
  },
  pictureOver: {
    en: 'This picture has expired or was already used. Request a new one.',
    id: 'Gambar ini sudah kedaluwarsa atau terpakai. Minta gambar baru.',
  },
  noPhoneNumber: {
    en: 'This is not a valid phone number for this country.',
    id: 'Nomor telepon ini tidak valid untuk negara tersebut.',
  },
  cutLink: {
    en: 'This link is not complete. Open it in the email again.',
    id: 'Tautan ini tidak lengkap. Buka lagi dari email.',
  },
  reasonMissing: { en: 'Choose a reason, or write one.', id: 'Pilih alasan, atau tulis sendiri.' },
  repeatsWithheld: {
    en: 'This repeats words that are not shown because of a legal notice. Leave them out.',
    id: 'Ini mengulang kata-kata yang tidak ditampilkan karena keberatan hukum. Hilangkan bagian itu.',
  },
  noSuchBroker: { en: 'We do not list this broker.', id: 'Broker ini tidak ada dalam daftar kami.' },
  noSuchPlan: { en: 'This broker does not offer this plan.', id: 'Broker ini tidak menawarkan paket ini.' },
  noSuchRegulator: { en: 'We do not list this regulator.', id: 'Regulator ini tidak ada dalam daftar kami.' },
  noSuchCountry: { en: 'Choose a country from the list.', id: 'Pilih negara dari daftar.' },
  otherCurrency: {
    en: 'Give both amounts in the same currency.',
    id: 'Isi kedua jumlah dalam mata uang yang sama.',
  },
  belowLeast: {
    en: 'The upper amount is below the lower one.',
    id: 'Jumlah tertinggi lebih kecil daripada jumlah terendah.',
  },
  notYourself: { en: 'You cannot follow yourself.', id: 'Anda tidak bisa mengikuti diri sendiri.' },
} as const satisfies Record<string, Words>
export type FieldMessage = keyof typeof fieldMessages

export const fieldMessage = (key: FieldMessage, lang: Language, words: Record<string, string | number> = {}): string =>
  fillIn(fieldMessages[key][lang], words)
