import { MOST_COUNTED } from 'calls/exposure'
import { endedStates, REOPEN_DAYS, REPLY_DAYS } from 'calls/exposure-case/case-states'
import type { Db } from 'database/db'
import { memoize } from 'platform/api/memoize'
import type { Language } from 'shared-state/i18n/languages'
import { sqlList } from '../exposure-sql.ts'
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
      en: `In public. After ${REPLY_DAYS} days without an answer, the post says so.`,
      id: `Secara terbuka. Setelah ${REPLY_DAYS} hari tanpa jawaban, laporan menyebutkannya.`,
    },
  },
  {
    code: 'resolve',
    name: { en: 'The author closes it', id: 'Pelapor menutupnya' },
    text: {
      en: `Only the author can mark it resolved, and can reopen it within ${REOPEN_DAYS} days.`,
      id: `Hanya pelapor yang bisa menandainya selesai dan membukanya lagi dalam ${REOPEN_DAYS} hari.`,
    },
  },
]

/**
 * From the first request for mediation to the end of the case, in days, of the ended cases of mediation that changed last. For a case that its author
 * took into mediation by reopening it, from then on.
 */
const TIMES = `SELECT extract(epoch FROM e.state_since - (SELECT min(v.at) FROM exposure_events v
    WHERE v.exposure_code = e.code AND v.to_state IN ('mediation_requested', 'in_mediation'))) / 86400 AS days
  FROM exposures e WHERE e.state IN (${sqlList(endedStates)}) AND ${isMediated} ORDER BY e.updated_at DESC, e.code LIMIT ${MOST_COUNTED}`

/** Amounts claimed in resolved cases of mediation, and the median time from the request to the end; cached for some minutes. */
export function createMediationFigures(db: Db) {
  const figures = memoize({ seconds: 300, stale: 3000 }, async () => {
    const [amounts, time] = await Promise.all([
      db.query<{ currency: string; amount: number }>(
        `SELECT e.currency, sum(e.amount) AS amount FROM exposures e WHERE e.state = 'resolved' AND ${isMediated}
         GROUP BY e.currency HAVING sum(e.amount) > 0 ORDER BY sum(e.amount) DESC`,
      ),
      db.one<{ days: number | null }>(
        `SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY t.days) AS days FROM (${TIMES}) AS t`,
      ),
    ])
    return { resolvedAmounts: amounts, medianDays: time?.days ?? null }
  })
  return async (lang: Language) => ({
    ...(await figures()),
    steps: steps.map(({ code, name, text }) => ({ code, name: name[lang], text: text[lang] })),
  })
}
