import type { NoticeAction } from 'calls/legal-notice/notice-rules'
import { ANSWER_DAYS, APPEAL_DAYS, CORRECT_DAYS } from 'calls/legal-notice/notice-states'
import type { Queries } from 'database/db'
import { notify } from '../user-messages/notify.ts'
import type { Words } from '../user-messages/notify.ts'
import type { FoundNotice } from './find-notice.ts'

/** Titles of the notices to the author of the post. */
export const authorTitles: Partial<Record<NoticeAction, Words>> = {
  invite: {
    en: 'A firm says that your complaint about {broker} is unlawful: please answer',
    id: 'Sebuah perusahaan menyatakan pengaduan Anda tentang {broker} melanggar hukum: mohon tanggapi',
  },
  withdraw: {
    en: 'The legal notice about your complaint about {broker} was withdrawn',
    id: 'Keberatan hukum terhadap pengaduan Anda tentang {broker} sudah dicabut',
  },
  reject: {
    en: 'The legal notice about your complaint about {broker} was rejected',
    id: 'Keberatan hukum terhadap pengaduan Anda tentang {broker} ditolak',
  },
  markfalse: {
    en: 'The legal notice about your complaint about {broker} was recorded as false',
    id: 'Keberatan hukum terhadap pengaduan Anda tentang {broker} dicatat sebagai tidak benar',
  },
  correct: {
    en: 'Please correct your complaint about {broker} after a legal notice',
    id: 'Mohon perbaiki pengaduan Anda tentang {broker} setelah keberatan hukum',
  },
  accept: {
    en: 'The correction of your complaint about {broker} is published',
    id: 'Perbaikan pengaduan Anda tentang {broker} sudah tayang',
  },
  withhold: {
    en: 'The text of your complaint about {broker} is no longer shown',
    id: 'Teks pengaduan Anda tentang {broker} tidak lagi ditampilkan',
  },
  uphold: {
    en: 'Your appeal about your complaint about {broker} was rejected',
    id: 'Banding Anda untuk pengaduan tentang {broker} ditolak',
  },
  restore: {
    en: 'Your appeal about your complaint about {broker} was accepted',
    id: 'Banding Anda untuk pengaduan tentang {broker} dikabulkan',
  },
}

/** What the author can do, and until when. */
const next: Partial<Record<NoticeAction, Words>> = {
  invite: {
    en: `You have ${ANSWER_DAYS} days. Only moderators read your answer.`,
    id: `Anda punya waktu ${ANSWER_DAYS} hari. Tanggapan Anda hanya dibaca moderator.`,
  },
  correct: {
    en: `You have ${CORRECT_DAYS} days. After that the text can be withheld.`,
    id: `Anda punya waktu ${CORRECT_DAYS} hari. Setelah itu teks bisa tidak ditampilkan lagi.`,
  },
  withhold: {
    en: `You can appeal within ${APPEAL_DAYS} days. Another moderator decides.`,
    id: `Anda bisa mengajukan banding dalam ${APPEAL_DAYS} hari. Moderator lain yang memutuskan.`,
  },
}

/** Leaves the author a notice about a step, with the moderator's reason. */
export async function notifyAuthor(
  queries: Queries,
  { code, authorId, brokerName }: FoundNotice,
  action: NoticeAction,
  reason: string | undefined,
): Promise<void> {
  const title = authorTitles[action]
  if (!title) return
  const named = (text: string) => text.replace('{broker}', () => brokerName)
  const textIn = (lang: 'en' | 'id') => {
    const given = reason === undefined ? [] : [lang === 'id' ? `Alasan: ${reason}` : `Reason: ${reason}`]
    return [...given, ...(next[action] ? [next[action][lang]] : [])].join('\n')
  }
  await notify(queries, [authorId], {
    kind: 'exposure',
    title: { en: named(title.en), id: named(title.id) },
    text: { en: textIn('en'), id: textIn('id') },
    path: `/exposure/notice-answer.html?notice=${code}`,
    mail: true,
  })
}
