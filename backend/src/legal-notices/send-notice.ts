import type { exposureLegalnotice } from 'calls/exposure-notices'
import { CONFIRM_DAYS } from 'calls/legal-notice/notice-states'
import { hiddenStates } from 'calls/exposure-case/case-states'
import type { Db } from 'database/db'
import { randomBytes } from 'node:crypto'
import type { Caller } from 'platform/api/handle'
import { Refusal } from 'platform/api/refusal'
import type { CallOutput, CallParsed } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'
import type { MailGateway } from '../accounts/mail.ts'
import { hashOfSecret, newSecret } from '../accounts/random-secrets.ts'
import { addressHash, sealSender } from './notice-seal.ts'
import { senderMail } from './sender-mails.ts'

type Input = Omit<CallParsed<typeof exposureLegalnotice>, 'bot'>
interface Deps {
  db: Db
  mail: MailGateway
  origin: string
  secret: Uint8Array
}

const DAY_MS = 86_400_000

/** 404/3001 for a post that is not public. */
export async function checkPublicCase(db: Db, exposureCode: string): Promise<void> {
  const found = await db.one('SELECT 1 FROM exposures WHERE code = $1 AND NOT state = ANY($2)', [
    exposureCode,
    hiddenStates,
  ])
  if (!found) throw new Refusal(errorCodes.notFound)
}

/**
 * Stores a notice that nobody sees yet and mails its sender the link that confirms it; an earlier unconfirmed one of this address about the
 * post ends. If the mail is not accepted there is no notice: 503/5001.
 */
export async function sendNotice(
  { db, mail, origin, secret }: Deps,
  { code: exposureCode, name, email, ...notice }: Input,
  { user, lang }: Pick<Caller, 'user' | 'lang'>,
): Promise<CallOutput<typeof exposureLegalnotice>> {
  const to = email.toLowerCase()
  const hash = addressHash(secret, to)
  const code = randomBytes(10).toString('hex')
  const token = newSecret()
  await db.transaction(async queries => {
    await queries.query(`DELETE FROM legal_notices WHERE exposure_code = $1 AND address_hash = $2 AND state = 'sent'`, [
      exposureCode,
      hash,
    ])
    await queries.query(
      `INSERT INTO legal_notices (code, exposure_code, firm, capacity, country_code, ground, reference, passages, explanation, contact_sealed,
         address_hash, token_hash, user_id, lang) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
      [
        code,
        exposureCode,
        notice.firm,
        notice.capacity,
        notice.countryCode,
        notice.ground,
        notice.reference ?? '',
        notice.passages,
        notice.explanation,
        sealSender(secret, { name, email: to }),
        hash,
        hashOfSecret(token),
        user?.userId,
        lang,
      ],
    )
  })
  try {
    await mail.send(senderMail({ to, action: 'send', code, lang, origin, token })!)
  } catch (error) {
    await db.query('DELETE FROM legal_notices WHERE code = $1', [code])
    throw error
  }
  return { confirmUntil: new Date(Date.now() + CONFIRM_DAYS * DAY_MS).toISOString() }
}
