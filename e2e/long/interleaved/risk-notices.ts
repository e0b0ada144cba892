import type { Db } from 'database/db'

/** A notice for the visitors of each of two countries, by the country's numeric code. No page that can be stored may hold one. */
export const riskNotices = { '826': 'notice-only-for-gb', '360': 'notice-only-for-id' }

export const addRiskNotices = (db: Db): Promise<unknown> =>
  db.query(`INSERT INTO settings (key, value) VALUES ('risk_control', $1) ON CONFLICT (key) DO UPDATE SET value = $1`, [
    JSON.stringify(
      Object.entries(riskNotices).map(([country, mark]) => ({
        title: { en: mark, id: mark },
        content: { en: mark, id: mark },
        countries: [country],
        traderCodes: [],
      })),
    ),
  ])
