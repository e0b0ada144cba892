import type { Db } from 'database/db'
import { memoize } from 'platform/api/memoize'
import type { Language } from 'shared-state/i18n/languages'
import { isMediated } from './exposure-conditions.ts'

/** The steps of a case (decisions 4), for the mediation centre. */
const steps: readonly { code: string; name: Record<Language, string>; text: Record<Language, string> }[] = [
  {
    code: 'publish',
    name: { en: 'Post what happened', id: 'Ceritakan kejadiannya' },
    text: { en: 'A moderator reads the post before it appears.', id: 'Moderator membaca laporan sebelum ditayangkan.' },
  },
  {
    code: 'add',
    name: { en: 'Request mediation', id: 'Minta mediasi' },
    text: {
      en: 'The author requests it, and a moderator accepts or declines.',
      id: 'Pelapor meminta, moderator menerima atau menolak.',
    },
  },
  {
    code: 'reply',
    name: { en: 'The broker answers', id: 'Broker menjawab' },
    text: {
      en: 'In public. After 14 days without an answer, the post says so.',
      id: 'Secara terbuka. Setelah 14 hari tanpa jawaban, laporan menyebutkannya.',
    },
  },
  {
    code: 'resolve',
    name: { en: 'The author closes it', id: 'Pelapor menutupnya' },
    text: {
      en: 'Only the author can mark it resolved, and can reopen it within 7 days.',
      id: 'Hanya pelapor yang bisa menandainya selesai dan membukanya lagi dalam 7 hari.',
    },
  },
]

const median = (days: string) => `percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM ${days}) / 86400)`
/** When mediation was first requested; for a resolved case that its author took into mediation by reopening it, when that began. */
const requestedAt = `(SELECT min(v.at) FROM exposure_events v WHERE v.exposure_code = e.code
  AND v.to_state IN ('mediation_requested', 'in_mediation'))`

/** Amounts claimed in resolved cases of mediation, and the median time from the request to the end; cached for some minutes. */
export function createMediationFigures(db: Db) {
  const figures = memoize({ seconds: 300 }, async () => {
    const [amounts, time] = await Promise.all([
      db.query<{ currency: string; amount: number }>(
        `SELECT e.currency, sum(e.amount) AS amount FROM exposures e WHERE e.state = 'resolved' AND ${isMediated}
         GROUP BY e.currency HAVING sum(e.amount) > 0 ORDER BY sum(e.amount) DESC`,
      ),
      db.one<{ days: number | null }>(
        `SELECT ${median(`e.state_since - ${requestedAt}`)} AS days
         FROM exposures e WHERE e.state IN ('resolved', 'abandoned', 'closed') AND ${isMediated}`,
      ),
    ])
    return { resolvedAmounts: amounts, medianDays: time?.days ?? null }
  })
  return async (lang: Language) => ({
    ...(await figures()),
    steps: steps.map(({ code, name, text }) => ({ code, name: name[lang], text: text[lang] })),
  })
}
