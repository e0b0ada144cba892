import type { rankingTypes } from 'calls/ranking'
import { sameCountrySql } from '../countries/same-country.ts'

export type RankingType = (typeof rankingTypes)[number]

/** A broker's figure at a moment: the old value of its first change since then, or else its current value. */
const figureAt = (column: string, moment: string) =>
  `(SELECT DISTINCT ON (h.broker_code) h.broker_code AS code, h.from_value::numeric AS value FROM broker_history h
    WHERE h.field = '${column}' AND h.at >= ${moment} ORDER BY h.broker_code, h.at, h.history_id)`

const commentsSince = (moment: string) =>
  `(SELECT c.target_code AS code, count(*) AS count FROM comments c WHERE c.target_type = 'broker' AND c.parent_id IS NULL
      AND comment_counts(c) AND c.created_at >= ${moment} GROUP BY c.target_code)`

const exposuresSince = (moment: string) =>
  `(SELECT e.broker_code AS code, count(*) AS count FROM exposures e
    WHERE e.broker_code IS NOT NULL AND exposure_is_public(e.state) AND e.published_at >= ${moment} GROUP BY e.broker_code)`

const changed = (column: string) => (moment: string) => ({
  join: `LEFT JOIN ${figureAt(column, moment)} f ON f.code = b.code`,
  value: `CASE WHEN f.code IS NULL THEN b.${column} ELSE f.value END`,
  where: 'true',
})

/** The figure each ranking sorts by, and the brokers it includes. */
const figures: Record<RankingType, (moment: string) => { join: string; value: string; where: string }> = {
  score: changed('score'),
  regulation: changed('score_regulation'),
  reviews: () => ({
    join: '',
    value: 'nullif(b.comment_count - coalesce(c.count, 0), 0)',
    where: 'b.comment_count > 0',
  }),
  exposures: moment => ({
    join: `LEFT JOIN ${exposuresSince(moment)} e ON e.code = b.code`,
    value: 'nullif(b.exposure_count - coalesce(e.count, 0), 0)',
    where: 'b.exposure_count > 0',
  }),
  new: moment => ({ ...changed('score')(moment), where: `b.created_at >= ${moment} - interval '12 months'` }),
}

/** Rankings that praise have only brokers that may lead (decisions 7); a ranking of complaints has all. */
export const isPraise = (type: RankingType): boolean => type !== 'exposures'

/**
 * The brokers of a ranking at a moment: code, country_code (as filters offer it), value, reviews. Who may lead is as of today, for past moments
 * too. `moment` is SQL from this program, never from a caller.
 */
function standingAt(type: RankingType, moment: string): string {
  const { join, value, where } = figures[type](moment)
  return `SELECT * FROM (
      SELECT b.code, ${sameCountrySql('b.country_code')} AS country_code, b.created_at, (${value})::numeric(12, 2) AS value,
        b.comment_count - coalesce(c.count, 0) AS reviews
      FROM ${isPraise(type) ? 'leading_brokers()' : 'brokers'} b LEFT JOIN ${commentsSince(moment)} c ON c.code = b.code ${join} WHERE ${where}
    ) standing WHERE value IS NOT NULL`
}

/** One more than the number of brokers with a better value: ties share a rank (decisions 7). */
const ranks = (standing: string) =>
  `SELECT value, 1 + sum(count(*)) OVER (ORDER BY value DESC) - count(*) AS rank FROM ${standing} GROUP BY value`
const countryRanks = (standing: string) =>
  `SELECT country_code, value, 1 + sum(count(*)) OVER (PARTITION BY country_code ORDER BY value DESC) - count(*) AS rank
   FROM ${standing} GROUP BY country_code, value`

/** Both statements below: $1 ranking_id, $2 the first day of its period. Sorted by value, then reviews, then code. */
const inOrder = 'ORDER BY value DESC, reviews DESC, code'

/**
 * Writes the places of the current ranking, with previous ranks: $3 first day of the previous period, $4 number of places kept overall, $5
 * of each country. Brokers listed since the period began are included, without a previous rank.
 */
export const writePlaces = (type: RankingType): string => `
  WITH now AS MATERIALIZED (${standingAt(type, '$2::date')}),
    past AS MATERIALIZED (SELECT * FROM (${standingAt(type, '$3::date')}) p WHERE created_at < $3::date),
    ranks AS (${ranks('now')}), country_ranks AS (${countryRanks('now')}),
    past_ranks AS (${ranks('past')}), past_country_ranks AS (${countryRanks('past')}),
    places AS (
      SELECT code, country_code, value, row_number() OVER (${inOrder}) AS place,
        row_number() OVER (PARTITION BY country_code ${inOrder}) AS country_place
      FROM now
    )
  INSERT INTO ranking_places (ranking_id, place, rank, previous_rank, country_code, country_place, country_rank,
                              previous_country_rank, broker_code, value)
  SELECT $1::integer, p.place, r.rank, pr.rank, p.country_code, p.country_place, cr.rank, pcr.rank, p.code, p.value
  FROM places p
  JOIN ranks r ON r.value = p.value
  JOIN country_ranks cr ON cr.country_code = p.country_code AND cr.value = p.value
  LEFT JOIN past ON past.code = p.code
  LEFT JOIN past_ranks pr ON pr.value = past.value
  LEFT JOIN past_country_ranks pcr ON pcr.country_code = past.country_code AND pcr.value = past.value
  WHERE p.place <= $4::integer OR p.country_place <= $5::integer
  ORDER BY p.place`

/** Writes the first places of a past ranking: $3 number of places, $4 first day after its period; brokers listed later are excluded. */
export const writePastPlaces = (type: RankingType): string => `
  WITH past AS MATERIALIZED (SELECT * FROM (${standingAt(type, '$2::date')}) p WHERE created_at < $4::date),
    ranks AS (${ranks('past')})
  INSERT INTO ranking_places (ranking_id, place, rank, country_code, broker_code, value)
  SELECT $1::integer, row_number() OVER (${inOrder}), ranks.rank, country_code, code, value
  FROM (SELECT * FROM past ${inOrder} LIMIT $3::integer) top JOIN ranks USING (value)`
