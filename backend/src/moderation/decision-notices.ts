import type { Notice, Words } from '../user-messages/notify.ts'
import { sameInBoth } from '../user-messages/notify.ts'
import type { DecidedKind } from './decisions.ts'

type Decision = 'approve' | 'reject'

const notices: Record<Exclude<DecidedKind, 'message'>, { titles: Record<Decision, Words>; path: string | null }> = {
  comment: {
    titles: {
      approve: { en: 'Your post was reviewed and stays online', id: 'Tulisan Anda sudah diperiksa dan tetap tampil' },
      reject: { en: 'Your post was removed', id: 'Tulisan Anda dihapus' },
    },
    path: '/user/release.html',
  },
  certificate: {
    titles: {
      approve: { en: 'Your identity is confirmed', id: 'Identitas Anda sudah dikonfirmasi' },
      reject: { en: 'Your identity could not be confirmed', id: 'Identitas Anda tidak bisa dikonfirmasi' },
    },
    path: '/user/certificate.html',
  },
  report: {
    titles: {
      approve: { en: 'Your report was upheld', id: 'Laporan Anda terbukti benar' },
      reject: { en: 'Your report was reviewed', id: 'Laporan Anda sudah diperiksa' },
    },
    path: null,
  },
}

/** The notice to the owner of a decided case; `reason` is the moderator's own text. Contact messages are answered by mail instead. */
export function decidedNotice(kind: DecidedKind, decision: Decision, reason: string | undefined): Notice | undefined {
  if (kind === 'message') return undefined
  const { titles, path } = notices[kind]
  return { kind: 'system', title: titles[decision], text: textOf(reason), path, mail: true }
}

const textOf = (reason: string | undefined): Words =>
  reason === undefined ? sameInBoth('') : { en: `Reason: ${reason}`, id: `Alasan: ${reason}` }

const suspicionTitles: Record<'genuine' | 'manipulated', Words> = {
  genuine: { en: 'Your review was checked and counts', id: 'Ulasan Anda sudah diperiksa dan ikut dihitung' },
  manipulated: {
    en: 'Your review was removed as part of a manipulation',
    id: 'Ulasan Anda dihapus karena bagian dari manipulasi',
  },
}

/** The notice to the author of a review that was being checked. */
export const suspicionNotice = (decision: 'genuine' | 'manipulated', reason: string | undefined): Notice => ({
  kind: 'system',
  title: suspicionTitles[decision],
  text: textOf(reason),
  path: '/user/release.html',
  mail: true,
})

/** The notice to users who reported a comment. */
export const reportNotice = (wasRemoved: boolean): Notice => ({
  kind: 'system',
  title: notices.report.titles[wasRemoved ? 'approve' : 'reject'],
  text: wasRemoved
    ? { en: 'The content you reported was removed.', id: 'Tulisan yang Anda laporkan sudah dihapus.' }
    : {
        en: 'The content you reported breaks no rule and stays online.',
        id: 'Tulisan yang Anda laporkan tidak melanggar aturan dan tetap tampil.',
      },
  path: null,
  mail: false,
})
