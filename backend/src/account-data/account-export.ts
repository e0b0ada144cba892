import type { Queries } from 'database/db'
import { openText } from '../accounts/sealed-text.ts'
import { COMPLAINT_SEAL } from '../complaints/contact-seal.ts'
import { CONTACT_SEAL } from '../exposure-case/contact-seal.ts'
import { openSender } from '../legal-notices/notice-seal.ts'
import { CERTIFICATE_SEAL } from '../users/certificate-seal.ts'
import { VPS_ACCOUNT_SEAL } from '../vps-requests/vps-request-rows.ts'

type Rows = Record<string, unknown>[]

/** Queries for a user's ($1) stored data, by the names used in the exported file. Every new table with user data has to be added here. */
const ownData: Record<string, string> = {
  profile: `SELECT user_id, nick, gender, email, area_code, phone, country_code, identity, certificate_state, certificate_reason, roles, lang,
              mail_off, created_at FROM users WHERE user_id = $1`,
  certificate:
    'SELECT real_name_sealed, doc_type, doc_no_sealed, country_code, submitted_at FROM certificates WHERE user_id = $1',
  sessions:
    'SELECT device, ip, country_code, created_at, last_seen_at, expires_at FROM sessions WHERE user_id = $1 ORDER BY created_at',
  signIns: 'SELECT at, way, provider, device, ip, country_code FROM sign_ins WHERE user_id = $1 ORDER BY at',
  refusedSignIns:
    'SELECT at, way, tries, device, ip, country_code FROM refused_sign_ins WHERE user_id = $1 ORDER BY at',
  providers: 'SELECT provider, subject, created_at FROM third_identities WHERE user_id = $1 ORDER BY provider',
  applications: `SELECT c.name, g.scopes, g.created_at FROM oauth_grants g JOIN oauth_clients c USING (client_id)
                 WHERE g.user_id = $1 AND c.secret_hash IS NOT NULL ORDER BY g.created_at`,
  comments: `SELECT comment_id, target_type, target_code, parent_id, rating, lang, content ->> lang AS content, state, created_at, edited_at
             FROM comments WHERE user_id = $1 ORDER BY comment_id`,
  reviewTraces: 'SELECT comment_id, network, device, at FROM review_traces WHERE user_id = $1 ORDER BY comment_id',
  reviewChecks: `SELECT s.comment_id, s.rule, s.at, s.decision FROM review_suspicions s JOIN comments c USING (comment_id)
                 WHERE c.user_id = $1 ORDER BY s.comment_id, s.rule`,
  usefulVotes: 'SELECT comment_id, created_at FROM comment_votes WHERE user_id = $1 ORDER BY created_at',
  reports:
    'SELECT kind, target_id, reason, content, state, created_at FROM moderation_tickets WHERE user_id = $1 ORDER BY ticket_id',
  exposures: `SELECT e.code, e.broker_name, e.reason, coalesce(w.words -> 'title', e.title) ->> e.lang AS title,
                coalesce(w.words -> 'content', e.content) ->> e.lang AS content, e.amount, e.currency, e.incident_date, e.contact_sealed, e.state,
                e.created_at, w.exposure_code IS NOT NULL AS withheld
              FROM exposures e LEFT JOIN withheld_texts w ON w.exposure_code = e.code AND w.part = 'post'
              WHERE e.user_id = $1 ORDER BY e.created_at`,
  legalNotices: `SELECT code, exposure_code, firm, capacity, country_code, ground, reference, passages, explanation, contact_sealed, state, created_at
                 FROM legal_notices WHERE user_id = $1 ORDER BY created_at`,
  noticeAnswers: `SELECT notice_code, action, note, at FROM legal_notice_events WHERE user_id = $1 AND actor = 'author' ORDER BY at`,
  complaints:
    'SELECT code, broker_code, reason, content, amount, currency, contact_sealed, state, created_at FROM complaints WHERE user_id = $1 ORDER BY created_at',
  complaintEvents: `SELECT e.complaint_code, e.action, e.actor, e.note, e.at FROM complaint_events e JOIN complaints k ON k.code = e.complaint_code
                    WHERE k.user_id = $1 ORDER BY e.at, e.event_id`,
  listings: `SELECT code, type, lang, title, content, contact, country_code, extra, state, reject_reason, created_at, published_at, expires_at
             FROM listings WHERE user_id = $1 ORDER BY created_at, code`,
  listingApplause: 'SELECT listing_code, at FROM listing_applause WHERE user_id = $1 ORDER BY at',
  listingContacts: 'SELECT listing_code, at FROM listing_contacts WHERE user_id = $1 ORDER BY at',
  vpsRequests: `SELECT code, broker_code, plan_code, account_sealed, note, state, reason, created_at FROM vps_requests
                WHERE user_id = $1 ORDER BY created_at`,
  followedBrokers: 'SELECT broker_code, created_at FROM collections WHERE user_id = $1 ORDER BY created_at',
  followedUsers: 'SELECT user_id, created_at FROM user_follows WHERE follower_id = $1 ORDER BY created_at',
  followedCases: 'SELECT exposure_code, created_at FROM exposure_follows WHERE user_id = $1 ORDER BY created_at',
  editedFlashes: 'SELECT flash_id, action, content, at FROM flash_history WHERE user_id = $1 ORDER BY event_id',
  editedArticles: 'SELECT article_code, action, content, at FROM article_history WHERE user_id = $1 ORDER BY event_id',
  editedSurveys: 'SELECT survey_code, action, content, at FROM survey_history WHERE user_id = $1 ORDER BY event_id',
  reminders:
    'SELECT event_code, minutes_before, created_at FROM calendar_reminders WHERE user_id = $1 ORDER BY created_at',
  roomReminders:
    'SELECT room_code, minutes_before, created_at FROM room_reminders WHERE user_id = $1 ORDER BY created_at',
  lessons:
    'SELECT article_code, right_answers, questions, completed_at FROM lesson_progress WHERE user_id = $1 ORDER BY completed_at',
  messages: 'SELECT kind, title, text, path, at, read_at FROM user_messages WHERE user_id = $1 ORDER BY message_id',
  letters:
    'SELECT kind, service, name, email, subject, content, state, created_at FROM tickets WHERE user_id = $1 ORDER BY created_at',
  enterprises: `SELECT e.name, e.kind, e.broker_code, e.state AS enterprise_state, s.role, s.state, s.email, s.invited_at
                FROM enterprise_staff s JOIN enterprises e USING (enterprise_id) WHERE s.user_id = $1 ORDER BY s.invited_at`,
  pictures: `SELECT '/images/' || image_id || '.webp' AS address, caption, private, width, height, created_at FROM images WHERE owner_id = $1 ORDER BY created_at`,
}

/** All stored data of a user, by name; sealed fields are decrypted. */
export async function exportAccount(
  queries: Queries,
  userId: string,
  secret: Uint8Array,
): Promise<Record<string, Rows>> {
  const data: Record<string, Rows> = {}
  for (const [name, sql] of Object.entries(ownData)) data[name] = await queries.query<Rows[number]>(sql, [userId])
  const open = (sealed: unknown, purpose = CERTIFICATE_SEAL) =>
    sealed === null ? null : (openText(secret, purpose, String(sealed)) ?? null)
  data['certificate'] = (data['certificate'] ?? []).map(({ real_name_sealed, doc_no_sealed, ...rest }) => ({
    real_name: open(real_name_sealed),
    doc_no: open(doc_no_sealed),
    ...rest,
  }))
  for (const [name, seal] of Object.entries({ exposures: CONTACT_SEAL, complaints: COMPLAINT_SEAL }))
    data[name] = (data[name] ?? []).map(({ contact_sealed, ...rest }) => ({
      ...rest,
      contact: open(contact_sealed, seal),
    }))
  data['vpsRequests'] = (data['vpsRequests'] ?? []).map(({ account_sealed, ...rest }) => ({
    ...rest,
    account_number: open(account_sealed, VPS_ACCOUNT_SEAL),
  }))
  data['legalNotices'] = (data['legalNotices'] ?? []).map(({ contact_sealed, ...rest }) => ({
    ...rest,
    ...openSender(secret, String(contact_sealed)),
  }))
  return data
}
