import { CONFIRM_DAYS } from 'calls/legal-notice/notice-states'
import type { OldRows } from 'database/old-rows'
import { NEWS_DAYS } from './outside-news/feed-items.ts'
import { TEXT, TRACE_DAYS } from './review-checks/thresholds.ts'

/** Counted events are kept up to this many bytes (statistics/storable-json.ts), and for at most 400 days. */
const EVENT_BYTES = 2_000_000_000

export const backendOldRows: readonly OldRows[] = [
  { table: 'sessions', when: 'expires_at <= now()' },
  { table: 'oauth_grants', when: 'expires_at < now()' },
  { table: 'one_time_codes', when: "expires_at < now() - interval '1 day'" },
  { table: 'qr_sign_ins', when: 'expires_at < now()' },
  { table: 'sign_ins', when: "at < now() - interval '12 months'" },
  { table: 'refused_sign_ins', when: "at < now() - interval '12 months'" },
  { table: 'review_traces', when: `at < now() - interval '${TRACE_DAYS} days'` },
  { table: 'review_prints', when: `at < now() - interval '${TEXT.days} days'` },
  { table: 'images', when: "attached_at IS NULL AND created_at < now() - interval '1 day'" },
  { table: 'legal_notices', when: `state = 'sent' AND created_at < now() - interval '${CONFIRM_DAYS} days'` },
  { table: 'outside_news', when: `published_at < now() - interval '${NEWS_DAYS} days'` },
  { table: 'listing_reads', when: "day < (now() AT TIME ZONE 'UTC')::date" },
  { table: 'events', when: "at < now() - interval '400 days'" },
  { table: 'events', when: `written_at_byte <= (SELECT written FROM event_bytes) - ${EVENT_BYTES}` },
]
