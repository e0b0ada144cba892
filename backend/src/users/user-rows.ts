import type { User, UserPublic } from 'calls/entities/user'
import type { Language } from 'shared-state/i18n/languages'
import { maskedEmail } from '../accounts/masked-email.ts'
import { countryName, shownLetters } from '../countries/country-names.ts'
import { ownEnterprise } from './own-enterprise.ts'

export interface UserPublicRow {
  user_id: string
  nick: string
  avatar_id: string | null
  country_code: string
  identity: string
  vest: boolean
  fans: number
}

/** A public user's columns of `users u`. */
export const userPublicColumns = `u.user_id, u.nick, u.avatar_id, u.country_code, u.identity, u.vest,
  (SELECT count(*) FROM user_follows f WHERE f.user_id = u.user_id)::integer AS fans`

/** Thumbnail: avatars are shown next to names. */
const avatarOf = (id: string | null) => (id === null ? null : `/images/${id}-thumb.webp`)

export const toUserPublic = (row: UserPublicRow, lang: Language): UserPublic => ({
  userId: row.user_id,
  nick: row.nick,
  avatar: avatarOf(row.avatar_id),
  countryCode: row.country_code,
  twoCharCode: shownLetters(row.country_code),
  countryName: countryName(row.country_code, lang),
  identity: row.identity,
  vest: row.vest,
  fans: row.fans,
})

export interface UserRow {
  user_id: string
  nick: string
  avatar_id: string | null
  gender: User['gender']
  email: string | null
  area_code: string | null
  phone: string | null
  country_code: string
  identity: string
  certificate_state: User['certificate']['state']
  certificate_reason: string | null
  roles: string[]
  vest: boolean
  has_password: boolean
  enterprise_id: string | null
  created_at: string
}

export const userColumns = `u.user_id, u.nick, u.avatar_id, u.gender, u.email, u.area_code, u.phone, u.country_code, u.identity,
  u.certificate_state, u.certificate_reason, u.roles, u.vest, u.created_at,
  EXISTS (SELECT 1 FROM passwords p WHERE p.user_id = u.user_id) AS has_password,
  ${ownEnterprise} AS enterprise_id`

const maskedPhone = (phone: string) => `${'•'.repeat(Math.max(phone.length - 3, 0))}${phone.slice(-3)}`

export const toUser = (row: UserRow): User => ({
  userId: row.user_id,
  vest: row.vest,
  nick: row.nick,
  gender: row.gender,
  avatar: avatarOf(row.avatar_id),
  email: row.email === null ? null : maskedEmail(row.email),
  phone: row.phone === null ? null : maskedPhone(row.phone),
  areaCode: row.area_code,
  countryCode: row.country_code,
  identity: row.identity,
  certificate: { state: row.certificate_state, reason: row.certificate_reason },
  enterpriseId: row.enterprise_id,
  roles: row.roles,
  hasPassword: row.has_password,
  createdAt: row.created_at,
})
