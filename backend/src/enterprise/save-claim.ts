import type { enterpriseSave } from 'calls/enterprise'
import type { Db, Queries } from 'database/db'
import { randomBytes } from 'node:crypto'
import type { Caller } from 'platform/api/handle'
import { Refusal } from 'platform/api/refusal'
import { signedIn } from 'platform/api/signed-in'
import type { CallParsed } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import { recordEvent } from '../audit-events.ts'
import { attachImages } from '../images/attach-images.ts'
import { lockWriter } from '../lock-writer.ts'
import { nextState } from '../next-state.ts'
import { fieldMessage } from '../refusal-messages/field-messages.ts'
import { ownerTransitions } from './claim-transitions.ts'
import { findOwnClaim } from './claim-rows.ts'

type Input = CallParsed<typeof enterpriseSave>

/** Saves a draft and returns its id; 404/3001 for an unknown broker. */
export function saveClaim(db: Db, input: Input, caller: Caller): Promise<string> {
  const { userId } = signedIn(caller)
  checkBroker(input, caller)
  return db.transaction(async queries => {
    await lockWriter(queries, userId)
    if (
      input.traderCode !== undefined &&
      !(await queries.one('SELECT code FROM brokers WHERE code = $1', [input.traderCode]))
    ) {
      throw new Refusal(errorCodes.notFound)
    }
    if (input.enterpriseId === undefined) return addDraft(queries, input, caller)
    const old = await findOwnClaim(queries, input.enterpriseId, userId, ['owner'], { lock: true })
    nextState(ownerTransitions, 'save', old.state)
    // Pictures already in the draft are attached to it; only new ones need attaching.
    const added = input.imageIds?.filter(id => !old.image_ids.includes(id))
    await attachImages(queries, added, caller, { private: true })
    await queries.query(
      `UPDATE enterprises SET kind = $2, broker_code = $3, name = $4, licence_no = $5, website = $6, contact_name = $7, contact_email = $8,
                              image_ids = $9 WHERE enterprise_id = $1`,
      [old.enterprise_id, ...fieldsOf(input), input.imageIds ?? old.image_ids],
    )
    return old.enterprise_id
  })
}

const fieldsOf = ({ kind, traderCode, name, licenceNo = '', website = '', contactName, contactEmail }: Input) =>
  [kind, traderCode, name, licenceNo, website, contactName, contactEmail] as const

/** An account of kind broker must name its broker, other kinds must not. */
function checkBroker({ kind, traderCode }: Input, { lang }: Caller): void {
  if (kind === 'broker' && traderCode === undefined) {
    throw new Refusal(errorCodes.missing, { errors: [{ field: 'traderCode', message: fieldMessage('missing', lang) }] })
  }
  if (kind !== 'broker' && traderCode !== undefined) {
    throw new Refusal(errorCodes.wrongForm, {
      errors: [{ field: 'traderCode', message: fieldMessage('notAllowed', lang) }],
    })
  }
}

/** The creator becomes the first owner. */
async function addDraft(queries: Queries, input: Input, caller: Caller): Promise<string> {
  const { userId } = signedIn(caller)
  const open = await queries.one(
    `SELECT e.enterprise_id FROM enterprises e JOIN enterprise_staff s USING (enterprise_id)
     WHERE s.user_id = $1 AND s.state = 'active' AND e.state IN ('draft', 'submitted', 'reviewing')`,
    [userId],
  )
  if (open) throw new Refusal(errorCodes.wrongState, { message: oneAtATime[caller.lang] })
  const enterpriseId = randomBytes(10).toString('hex')
  const images = await attachImages(queries, input.imageIds, caller, { private: true })
  await queries.query(
    `INSERT INTO enterprises (enterprise_id, kind, broker_code, name, licence_no, website, contact_name, contact_email, image_ids)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [enterpriseId, ...fieldsOf(input), images],
  )
  await queries.query(
    `INSERT INTO enterprise_staff (staff_id, enterprise_id, user_id, email, role, state)
     SELECT $1, $2, user_id, coalesce(email, $4), 'owner', 'active' FROM users WHERE user_id = $3`,
    [randomBytes(10).toString('hex'), enterpriseId, userId, input.contactEmail.toLowerCase()],
  )
  await recordEvent(queries, {
    kind: 'enterprise',
    targetId: enterpriseId,
    action: 'save',
    from: null,
    to: 'draft',
    userId,
  })
  return enterpriseId
}

const oneAtATime = {
  en: 'You have another claim open. Finish that one first.',
  id: 'Anda masih punya klaim lain yang terbuka. Selesaikan dulu klaim itu.',
}
