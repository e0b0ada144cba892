import type { LegalNotice } from 'calls/entities/legal-notice'
import { noticeOutcomes } from 'calls/legal-notice/notice-states'
import { noticeStepFor } from 'calls/legal-notice/notice-rules'
import type { Db, Queries } from 'database/db'
import type { Caller } from 'platform/api/handle'
import { Refusal } from 'platform/api/refusal'
import { errorCodes } from 'shared-state/api/error-codes'
import { isSecretOf } from '../accounts/random-secrets.ts'
import { findNotice, openStep, readNotice } from './find-notice.ts'
import type { FoundNotice } from './find-notice.ts'
import { mailSender } from './mail-sender.ts'
import type { MailDeps } from './mail-sender.ts'
import { moveNotice } from './move-notice.ts'

interface Link {
  code: string
  token: string
}

/** The notice of a mailed link, locked; 404/3001 for a wrong one, which tells nobody whether the notice exists. */
async function findByLink(queries: Queries, { code, token }: Link): Promise<FoundNotice> {
  const found = await findNotice(queries, code, { lock: true, unconfirmed: true })
  if (!isSecretOf(found.tokenHash, token)) throw new Refusal(errorCodes.notFound)
  return found
}

/** Confirms the sender's address; again: changes nothing. 409/3102 if the address has another undecided notice about the post. */
export async function confirmNotice(
  { db, ...mailDeps }: MailDeps & { db: Db },
  link: Link,
  caller: Pick<Caller, 'user' | 'lang'>,
): Promise<LegalNotice> {
  const confirmed = await db.transaction(async queries => {
    const found = await findByLink(queries, link)
    if (found.state !== 'sent') return undefined
    const step = noticeStepFor('confirm', found, Date.now())
    if (!step) throw new Refusal(errorCodes.notFound)
    const another = await queries.one(
      `SELECT 1 FROM legal_notices WHERE exposure_code = $1 AND address_hash = $2 AND state = ANY($3)`,
      [found.exposureCode, found.addressHash, noticeOutcomes.open],
    )
    if (another) throw new Refusal(errorCodes.exists)
    await moveNotice(queries, found, step, { userId: caller.user?.userId ?? null, lang: caller.lang })
    return { found, step }
  })
  if (confirmed) await mailSender(mailDeps, confirmed.found, confirmed.step, { token: link.token })
  return readNotice(db, link.code, caller.lang)
}

/** The sender withdraws an undecided notice; again: changes nothing. 409/3101 for one that is decided. */
export async function withdrawNotice(db: Db, link: Link, caller: Pick<Caller, 'user' | 'lang'>): Promise<LegalNotice> {
  await db.transaction(async queries => {
    const found = await findByLink(queries, link)
    if (found.state === 'withdrawn') return
    const step = openStep('withdraw', found)
    await moveNotice(queries, found, step, { userId: caller.user?.userId ?? null, lang: caller.lang })
  })
  return readNotice(db, link.code, caller.lang)
}
