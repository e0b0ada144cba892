import { reasonWithNote } from 'calls/exposure-case/case-reasons'
import { finalAt, openCalls, ruleFor } from 'calls/exposure-case/next-step'
import type { exposureClose, exposureOwn } from 'calls/exposure-cases'
import type { Db } from 'database/db'
import type { Caller } from 'platform/api/handle'
import { Refusal } from 'platform/api/refusal'
import { signedIn } from 'platform/api/signed-in'
import type { CallOutput, CallParsed } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import { openText } from '../accounts/sealed-text.ts'
import { readCaseEvents } from '../exposure/case-events.ts'
import { readExposureText } from '../exposure/exposure-detail.ts'
import { CONTACT_SEAL } from './contact-seal.ts'
import { findCase } from './find-case.ts'
import type { FoundCase } from './find-case.ts'
import type { CaseDeps } from './take-step.ts'

type Own = CallOutput<typeof exposureOwn>

/** A viewer's own part of a case (calls, exposure.own). */
export async function ownCase(
  { db, reference }: CaseDeps,
  secret: Uint8Array,
  { code, original }: CallParsed<typeof exposureOwn>,
  caller: Caller,
): Promise<Own> {
  const found = await findCase(db, code, caller)
  const isAuthor = found.actors.includes('author')
  const seesNotes = isAuthor || found.actors.includes('moderator')
  const [{ exposure, langs }, events, followed, draft] = await Promise.all([
    readExposureText(db, reference, code, caller.lang, { original, withheld: seesNotes }),
    readCaseEvents(db, code, caller.lang, {
      withPrivateNotes: seesNotes,
      isParty: seesNotes || found.actors.includes('staff'),
      original,
    }),
    isFollowed(db, code, caller),
    isAuthor && ruleFor('save', found, Date.now()) ? readDraft(db, code) : null,
  ])
  const { contactSealed } = found
  return {
    exposure: { ...exposure, rejectReason: seesNotes ? exposure.rejectReason : null },
    langs,
    events,
    actions: openCalls(found, found.actors, Date.now()),
    followed,
    // Another client that acts for the author does not need it.
    contact:
      isAuthor && !caller.granted && contactSealed !== null
        ? (openText(secret, CONTACT_SEAL, contactSealed) ?? null)
        : null,
    draft,
  }
}

async function isFollowed(db: Db, code: string, caller: Caller): Promise<boolean> {
  const sql = 'SELECT FROM exposure_follows WHERE user_id = $1 AND exposure_code = $2'
  return (await db.one(sql, [signedIn(caller).userId, code])) !== undefined
}

const readDraft = async (db: Db, code: string): Promise<Own['draft']> =>
  (await db.one<NonNullable<Own['draft']>>(
    `SELECT broker_code AS "traderCode", CASE WHEN broker_code IS NULL THEN broker_name ELSE '' END AS "brokerName", reason,
            title->>lang AS title, content->>lang AS content, incident_date AS "incidentDate",
            CASE WHEN amount IS NOT NULL THEN jsonb_build_object('amount', amount, 'currency', currency) END AS amount
     FROM exposures WHERE code = $1`,
    [code],
  )) ?? null

/** How a case can end, and its last word (calls, exposure.close); 403/2004 for anyone but its author and moderators. */
export async function endOfCase(
  { db }: CaseDeps,
  code: string,
  caller: Caller,
): Promise<CallOutput<typeof exposureClose>> {
  const found = await findCase(db, code, caller)
  if (!found.actors.includes('author') && !found.actors.includes('moderator')) throw new Refusal(errorCodes.notYours)
  const open = openCalls(found, found.actors, Date.now())
  const end = finalAt(found)
  return {
    code,
    state: found.state,
    canResolve: open.includes('resolve'),
    canGiveUp: open.includes('giveup'),
    canClose: open.includes('closecase'),
    canReopen: open.includes('reopen'),
    finalAt: end === null ? null : new Date(end).toISOString(),
    note: await noteOfEnd(db, found, caller.lang),
  }
}

async function noteOfEnd(db: Db, { code, state }: FoundCase, lang: Caller['lang']): Promise<string> {
  if (state !== 'resolved' && state !== 'abandoned' && state !== 'closed') return ''
  const events = await readCaseEvents(db, code, lang, { withPrivateNotes: false })
  const last = events.find(({ from, to }) => to === state && from !== to)
  return last ? reasonWithNote(last.reason?.name, last.note) : ''
}
