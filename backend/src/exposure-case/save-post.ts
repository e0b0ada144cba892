import type { Exposure } from 'calls/entities/exposure'
import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import { ruleFor } from 'calls/exposure-case/next-step'
import type { exposurePublish } from 'calls/exposure-cases'
import type { Queries } from 'database/db'
import { randomBytes } from 'node:crypto'
import type { Caller } from 'platform/api/handle'
import { Refusal } from 'platform/api/refusal'
import { signedIn } from 'platform/api/signed-in'
import type { CallParsed } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import type { Language } from 'shared-state/i18n/languages'
import { sealText } from '../accounts/sealed-text.ts'
import { entriesByCode } from '../brokers/broker-rows.ts'
import { isStaffOf } from '../comments/broker-staff.ts'
import { titleSlug } from '../data-tools/slug.ts'
import { readExposureRow } from '../exposure/exposure-detail.ts'
import { placePictures } from '../images/place-pictures.ts'
import { lockWriter } from '../lock-writer.ts'
import { lockForStep } from './check-step.ts'
import { CONTACT_SEAL } from './contact-seal.ts'
import { moveCase } from './move-case.ts'
import type { CaseDeps } from './take-step.ts'

type Post = CallParsed<typeof exposurePublish>

const ownBroker: Record<Language, string> = {
  en: 'You work for this broker, so you cannot post a complaint about it.',
  id: 'Anda mewakili broker ini, jadi tidak bisa membuat pengaduan tentangnya.',
}

const ownTeam: Record<Language, string> = {
  en: 'Your account belongs to the team of this site, so you cannot post a complaint.',
  id: 'Akun Anda milik tim situs ini, jadi tidak bisa membuat pengaduan.',
}

/** Inserts a draft with these fields, or replaces those of an existing post; $1 is its code. */
const WRITE = `INSERT INTO exposures (code, user_id, slug, broker_code, broker_name, reason, lang, title, content, amount, currency, incident_date,
    image_ids, contact_sealed, country_code, state)
  SELECT $1, user_id, $3, $4, $5, $6, $7, jsonb_build_object($7::text, $8::text), jsonb_build_object($7::text, $9::text), $10, $11, $12::date,
    $13, $14, country_code, 'draft' FROM users WHERE user_id = $2
  ON CONFLICT (code) DO UPDATE SET (slug, broker_code, broker_name, reason, lang, title, content, amount, currency, incident_date, image_ids,
    contact_sealed, country_code, updated_at) = (EXCLUDED.slug, EXCLUDED.broker_code, EXCLUDED.broker_name, EXCLUDED.reason, EXCLUDED.lang,
    EXCLUDED.title, EXCLUDED.content, EXCLUDED.amount, EXCLUDED.currency, EXCLUDED.incident_date, EXCLUDED.image_ids,
    EXCLUDED.contact_sealed, EXCLUDED.country_code, clock_timestamp())`

/**
 * Saves a post that checkPost accepts as a draft, or sends it for review (calls, exposure.publish). Refuses 404/3001 an unknown broker,
 * 403/2003 its own staff and the site's team, whose complaints would count against a broker, and as lockForStep and placePictures do.
 * `secret` seals the contact.
 */
export async function savePost(
  { db, reference }: CaseDeps,
  secret: Uint8Array,
  post: Post,
  caller: Caller,
): Promise<Exposure> {
  const { userId } = signedIn(caller)
  const broker = post.traderCode && (await entriesByCode(db, reference, [post.traderCode])).get(post.traderCode)
  if (post.traderCode && !broker) throw new Refusal(errorCodes.notFound)
  const action = post.draft ? 'save' : 'publish'
  const code = await db.transaction(async queries => {
    await lockWriter(queries, userId)
    const existing = post.code === undefined ? undefined : await lockForStep(queries, post.code, action, caller)
    const rule = existing?.rule ?? ruleFor(action, { state: 'new', replied: false, since: 0 }, 0)!
    if (broker && (await isStaffOf(queries, userId, broker.code)))
      throw new Refusal(errorCodes.roleMayNot, { message: ownBroker[caller.lang] })
    if (await queries.one('SELECT user_id FROM users WHERE user_id = $1 AND vest', [userId]))
      throw new Refusal(errorCodes.roleMayNot, { message: ownTeam[caller.lang] })
    const imageIds = await placePictures(queries, post, caller, { private: false }, existing?.found.imageIds)
    const written = { code: existing?.found.code ?? randomBytes(10).toString('hex'), imageIds, broker: broker || null }
    const { slug, brokerName } = await writePost(queries, post, written, secret, caller)
    if (rule.text !== null) {
      const moved = {
        ...(existing?.found ?? { state: 'new' as const, since: 0, replied: false, contactSealed: null }),
        code: written.code,
        slug,
        authorId: userId,
        brokerCode: written.broker?.code ?? null,
        brokerName,
        imageIds,
      }
      await moveCase(queries, moved, rule, {}, caller)
    }
    return written.code
  })
  return readExposureRow(db, reference, code, caller.lang)
}

async function writePost(
  queries: Queries,
  { title = '', content = '', contact = '', ...post }: Post,
  { code, imageIds, broker }: { code: string; imageIds: readonly string[]; broker: BrokerListEntry | null },
  secret: Uint8Array,
  caller: Caller,
): Promise<{ slug: string; brokerName: string }> {
  const slug = titleSlug(title, 'case')
  const brokerName = broker?.showName ?? post.brokerName ?? ''
  await queries.query(WRITE, [
    code,
    signedIn(caller).userId,
    slug,
    broker?.code ?? null,
    brokerName,
    post.reason ?? null,
    caller.lang,
    title,
    content,
    post.amount?.amount ?? null,
    post.amount?.currency ?? null,
    post.incidentDate ?? null,
    imageIds,
    contact === '' ? null : sealText(secret, CONTACT_SEAL, contact),
  ])
  return { slug, brokerName }
}
