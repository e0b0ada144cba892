import type { Db } from 'database/db'
import { memoize } from 'platform/api/memoize'
import type { Language } from 'shared-state/i18n/languages'

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

/** Amounts recovered and the median time to resolution, cached for some minutes. */
export function createMediationFigures(db: Db) {
  const figures = memoize({ seconds: 300 }, async () => {
    const [amounts, median] = await Promise.all([
      db.query<{ currency: string; amount: number }>(
        `SELECT currency, sum(amount) AS amount FROM exposures WHERE state = 'resolved' GROUP BY currency ORDER BY sum(amount) DESC`,
      ),
      db.one<{ days: number | null }>(
        `SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM state_since - published_at) / 86400) AS days
         FROM exposures WHERE state = 'resolved' AND published_at IS NOT NULL`,
      ),
    ])
    return { resolvedAmounts: amounts, medianDays: median?.days ?? null }
  })
  return async (lang: Language) => ({
    ...(await figures()),
    steps: steps.map(({ code, name, text }) => ({ code, name: name[lang], text: text[lang] })),
  })
}
