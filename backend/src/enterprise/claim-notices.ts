import type { auditDecisions } from 'calls/enterprise'
import type { Notice, Words } from '../user-messages/notify.ts'

type Decision = (typeof auditDecisions)[number]

const titles: Record<Decision, Words> = {
  start: { en: 'The claim for {name} is being reviewed', id: 'Klaim {name} sedang diperiksa' },
  approve: { en: 'The claim for {name} was approved', id: 'Klaim {name} disetujui' },
  reject: { en: 'The claim for {name} was rejected', id: 'Klaim {name} ditolak' },
  suspend: { en: 'The account of {name} was suspended', id: 'Akun {name} ditangguhkan' },
}

const texts: Record<Decision, Words> = {
  start: { en: 'A moderator has started to review your claim.', id: 'Moderator sudah mulai memeriksa klaim Anda.' },
  approve: {
    en: 'You can now invite staff and answer reviews on behalf of the firm.',
    id: 'Sekarang Anda bisa mengundang staf dan membalas ulasan atas nama perusahaan.',
  },
  reject: { en: 'Reason: {reason}', id: 'Alasan: {reason}' },
  suspend: { en: 'Reason: {reason}', id: 'Alasan: {reason}' },
}

/** The notice to owners about a decision on their claim; `reason` is the moderator's own text. */
export function decisionNotice(decision: Decision, name: string, reason: string | undefined): Notice {
  const fill = ({ en, id }: Words): Words => ({ en: filled(en, name, reason), id: filled(id, name, reason) })
  return {
    kind: 'enterprise',
    title: fill(titles[decision]),
    text: fill(texts[decision]),
    path: '/user/enterprise.html',
    mail: decision !== 'start',
  }
}

const filled = (text: string, name: string, reason = '-') =>
  text.replace(/\{(name|reason)\}/g, (_whole, word: string) => (word === 'name' ? name : reason))
