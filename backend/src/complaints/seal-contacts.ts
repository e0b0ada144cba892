import type { Queries } from 'database/db'
import { sealText } from '../accounts/sealed-text.ts'
import { COMPLAINT_SEAL } from './contact-seal.ts'

const atOnce = 1000

/**
 * Seals the contacts that earlier versions stored in clear, as part of migration 0040. Without a secret it rejects if there are any: sealed
 * with a new one, they would be lost.
 */
export async function sealContacts(queries: Queries, secret: Uint8Array | undefined): Promise<void> {
  for (let after = ''; ;) {
    const rows = await queries.query<{ code: string; contact: string }>(
      'SELECT code, contact FROM complaints WHERE code > $1 ORDER BY code LIMIT $2',
      [after, atOnce],
    )
    if (rows.length === 0) break
    if (!secret)
      throw new Error('start the portal of this version first: only it can encrypt the contacts of complaints')
    await queries.query(
      `UPDATE complaints k SET contact_sealed = s.sealed FROM unnest($1::text[], $2::text[]) AS s(code, sealed) WHERE k.code = s.code`,
      [rows.map(({ code }) => code), rows.map(({ contact }) => sealText(secret, COMPLAINT_SEAL, contact))],
    )
    after = rows.at(-1)!.code
  }
  // The expression makes the engine write the table anew. Without it, the files would keep the earlier rows, and so would a backup.
  await queries.script(`ALTER TABLE complaints DROP COLUMN contact,
    ALTER COLUMN contact_sealed TYPE text USING contact_sealed || '', ALTER COLUMN contact_sealed SET NOT NULL`)
}
