import type { NoticeAction } from 'calls/legal-notice/notice-rules'
import { CONFIRM_DAYS, DECIDE_DAYS } from 'calls/legal-notice/notice-states'
import { isPublicLanguage } from 'shared-state/i18n/languages'
import type { Language } from 'shared-state/i18n/languages'
import type { Mail } from '../accounts/mail.ts'

type Words = Record<Language, string>

/** First sentences of the mails to the sender; they are the subjects too. */
export const mailTitles: Partial<Record<NoticeAction, Words>> = {
  send: { en: 'Confirm your legal notice', id: 'Konfirmasi keberatan hukum Anda' },
  confirm: { en: 'We have received your legal notice', id: 'Keberatan hukum Anda sudah kami terima' },
  reject: { en: 'Your legal notice was rejected', id: 'Keberatan hukum Anda ditolak' },
  markfalse: {
    en: 'Your legal notice was recorded as false',
    id: 'Keberatan hukum Anda dicatat sebagai tidak benar',
  },
  correct: {
    en: 'The author has been asked to correct the text',
    id: 'Pelapor diminta memperbaiki teksnya',
  },
  accept: { en: 'The author has corrected the text', id: 'Pelapor sudah memperbaiki teksnya' },
  withhold: { en: 'The text is no longer shown', id: 'Teksnya tidak lagi ditampilkan' },
  uphold: {
    en: 'The author’s appeal was rejected: the text stays withheld',
    id: 'Banding pelapor ditolak: teksnya tetap tidak ditampilkan',
  },
  restore: { en: 'The author’s appeal was accepted', id: 'Banding pelapor dikabulkan' },
}

const explained: Partial<Record<NoticeAction, Words>> = {
  send: {
    en: `Someone has sent a legal notice about a complaint on this site and has given this address. If it was you, open the link within ${CONFIRM_DAYS} days and confirm. Otherwise ignore this message: nothing will happen.`,
    id: `Seseorang mengajukan keberatan hukum terhadap pengaduan di situs ini dan mencantumkan alamat ini. Jika itu Anda, buka tautan dalam ${CONFIRM_DAYS} hari lalu konfirmasikan. Jika bukan, abaikan pesan ini: tidak akan terjadi apa-apa.`,
  },
  confirm: {
    en: `A moderator decides within ${DECIDE_DAYS} days. Until then you can withdraw the notice by this link.`,
    id: `Moderator memutuskan dalam ${DECIDE_DAYS} hari. Sebelum itu Anda bisa mencabut keberatan lewat tautan ini.`,
  },
}

const reasonLabel: Words = { en: 'Reason', id: 'Alasan' }
const inLog: Words = { en: 'The notice in the public log', id: 'Keberatan di catatan publik' }

interface SenderMail {
  to: string
  action: NoticeAction
  code: string
  lang: string
  origin: string
  /** The secret of the sender's link; only in the first two mails. */
  token?: string | undefined
  reason?: string | undefined
}

/** A mail to the sender of a notice, in the language of the form that they sent. It has no words of the sender. */
export function senderMail({ to, action, code, lang: asked, origin, token, reason }: SenderMail): Mail | undefined {
  const lang = isPublicLanguage(asked) ? asked : 'en'
  const subject = mailTitles[action]?.[lang]
  if (subject === undefined) return undefined
  const logAddress = `${origin}/${lang}/exposure/legal-notices.html?notice=${code}`
  const parts = [
    `${subject}.`,
    explained[action]?.[lang],
    token && `${origin}/${lang}/exposure/legal-notice.html?notice=${code}&token=${token}`,
    reason && `${reasonLabel[lang]}: ${reason}`,
    action !== 'send' && `${inLog[lang]}: ${logAddress}`,
  ]
  return { to, subject, text: parts.filter(Boolean).join('\n\n') }
}
