import type { dealerExpandinfo } from 'calls/leaving'
import type { Db } from 'database/db'
import { Refusal } from 'platform/api/refusal'
import type { CallOutput } from 'shared-state/api/declare-call'
import { errorCodes } from 'shared-state/api/error-codes'

type Contacts = CallOutput<typeof dealerExpandinfo>

const siteNames: Record<string, string> = {
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'linkedin.com': 'LinkedIn',
  't.me': 'Telegram',
  'telegram.me': 'Telegram',
  'tiktok.com': 'TikTok',
  'twitter.com': 'X',
  'x.com': 'X',
  'youtube.com': 'YouTube',
}

/** Links to social media; addresses with schemes other than http and https are left out. */
export function socialsOf(addresses: readonly string[]): Contacts['socials'] {
  return addresses.flatMap(address => {
    const parsed = URL.parse(address)
    if (!parsed || !/^https?:$/.test(parsed.protocol)) return []
    const host = parsed.hostname.replace(/^(www|m)\./, '')
    return { name: siteNames[host] ?? host, url: parsed.href }
  })
}

/** A broker's contact details; 404/3001 for an unknown code. */
export async function readContacts(db: Db, traderCode: string): Promise<Contacts> {
  const sql = 'SELECT emails, phones, address, website, socials FROM brokers WHERE code = $1'
  const row = await db.one<Omit<Contacts, 'socials'> & { socials: string[] }>(sql, [traderCode])
  if (!row) throw new Refusal(errorCodes.notFound)
  return { ...row, socials: socialsOf(row.socials) }
}
