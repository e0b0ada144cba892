import type { Link } from 'calls/entities/link'
import type { homefucContactinfo } from 'calls/home'
import type { Db } from 'database/db'
import type { CallOutput } from 'shared-state/api/declare-call'

export type ContactInfo = CallOutput<typeof homefucContactinfo>

const nothing: ContactInfo = {
  emails: null,
  phones: null,
  address: null,
  socials: { facebook: null, telegram: null, youtube: null, tiktok: null, twitter: null },
}

const text = (value: unknown): string | null => (typeof value === 'string' && value ? value : null)
const texts = (value: unknown): string[] | null =>
  Array.isArray(value) && value.length > 0 ? value.filter(item => typeof item === 'string') : null
const fields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/** Only addresses a browser may open; invalid ones are skipped. */
const address = (value: unknown): string | null =>
  typeof value === 'string' && /^(https?:\/\/|\/)/.test(value) ? value : null

/** The networks' names at a top-level domain that nobody can own (RFC 2606): the shell says that they are examples. */
const exampleSocials: ContactInfo['socials'] = {
  facebook: 'https://facebook.example/',
  telegram: 'https://telegram.example/',
  youtube: 'https://youtube.example/',
  tiktok: 'https://tiktok.example/',
  twitter: 'https://twitter.example/',
}

const readSetting = async (db: Db, key: string): Promise<unknown> =>
  (await db.one<{ value: unknown }>('SELECT value FROM settings WHERE key = $1', [key]))?.value

/** Setting `contact_info`: emails, phones, address, socials. Unset fields are null. Without it, sample data has examples of socials. */
export async function readContactInfo(db: Db): Promise<ContactInfo> {
  const value = await readSetting(db, 'contact_info')
  if (value === undefined)
    return (await readSetting(db, 'sample_data')) === undefined ? nothing : { ...nothing, socials: exampleSocials }
  const { emails, phones, address: place, socials } = fields(value)
  const { facebook, telegram, youtube, tiktok, twitter } = fields(socials)
  return {
    emails: texts(emails),
    phones: texts(phones),
    address: text(place),
    socials: {
      facebook: address(facebook),
      telegram: address(telegram),
      youtube: address(youtube),
      tiktok: address(tiktok),
      twitter: address(twitter),
    },
  }
}

/** Settings `friend_links` and `partner_links`: lists of {name, url, ico}. */
export async function readLinks(db: Db, key: 'friend_links' | 'partner_links'): Promise<Link[]> {
  const value = await readSetting(db, key)
  if (!Array.isArray(value)) return []
  return value.map(fields).flatMap(({ name, url, ico }) => {
    const to = address(url)
    return typeof name === 'string' && to ? { name, url: to, ico: address(ico) } : []
  })
}
