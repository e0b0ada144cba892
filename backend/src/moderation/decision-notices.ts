import type { Notice, Words } from '../user-messages/notify.ts'
import { sameInBoth } from '../user-messages/notify.ts'
import type { DecidedKind } from './decided-kinds.ts'

type Decision = 'approve' | 'reject'

const notices: Record<Exclude<DecidedKind, 'message'>, { titles: Record<Decision, Words>; path: string | null }> = {
  comment: {
    titles: {
      approve: { en: 'Your post was reviewed and stays online', id: 'Tulisan Anda sudah diperiksa dan tetap tampil' },
      reject: { en: 'Your post was removed', id: 'Tulisan Anda dihapus' },
    },
    path: '/user/release.html',
  },
  market: {
    titles: {
      approve: { en: 'Your listing is published', id: 'Iklan Anda sudah tayang' },
      reject: { en: 'Your listing was rejected', id: 'Iklan Anda ditolak' },
    },
    path: '/user/market.html',
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

interface Outcome {
  decision: Decision
  /** The moderator's own text. */
  reason: string | undefined
  /** The title of the case, for users who may have several. */
  title: string | undefined
}

/** The notice to the owner of a decided case. Contact messages are answered by mail instead. */
export function decidedNotice(kind: DecidedKind, { decision, reason, title }: Outcome): Notice | undefined {
  if (kind === 'message') return undefined
  const { titles, path } = notices[kind]
  return { kind: 'system', title: withTitle(titles[decision], title), text: reasonText(reason), path, mail: true }
}

const withTitle = ({ en, id }: Words, title: string | undefined): Words =>
  title === undefined ? { en, id } : { en: `${en}: ${title}`, id: `${id}: ${title}` }

/** The notice to the author of a live listing that was taken down. */
export const takenDownNotice = (title: string, { en, id }: Words): Notice => ({
  kind: 'system',
  title: withTitle({ en: 'Your listing was taken down', id: 'Iklan Anda diturunkan' }, title),
  text: { en: `Reason: ${en}`, id: `Alasan: ${id}` },
  path: notices.market.path,
  mail: true,
})

/** A moderator's own text in a notice. */
export const reasonText = (reason: string | undefined): Words =>
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
  text: reasonText(reason),
  path: '/user/release.html',
  mail: true,
})

/** The notice to users who reported a comment or a listing. */
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
