import type { StaffMember } from 'calls/entities/staff-member'
import type { Notice, Words } from '../user-messages/notify.ts'

type Role = StaffMember['role']

export const roleNames: Record<Role, Words> = {
  owner: { en: 'owner', id: 'pemilik' },
  manager: { en: 'manager', id: 'manajer' },
  replier: { en: 'responder', id: 'penjawab' },
}

const empty = { en: '', id: '' }
const about = (title: Words, text: Words, path: string): Notice => ({
  kind: 'enterprise',
  title,
  text,
  path,
  mail: true,
})

export const newRoleNotice = (enterprise: string, role: Role): Notice =>
  about(
    {
      en: `Your role at ${enterprise} is now ${roleNames[role].en}`,
      id: `Peran Anda di ${enterprise} sekarang ${roleNames[role].id}`,
    },
    empty,
    '/user/enterprise.html',
  )

export const workEndedNotice = (enterprise: string): Notice =>
  about(
    { en: `You are no longer on the staff of ${enterprise}`, id: `Anda bukan lagi staf ${enterprise}` },
    { en: 'You can no longer answer on its behalf.', id: 'Anda tidak bisa lagi membalas atas nama perusahaan itu.' },
    '/user/enterprise.html',
  )

export const joinedNotice = (enterprise: string, nick: string, role: Role): Notice =>
  about(
    {
      en: `${nick} has joined ${enterprise} as ${roleNames[role].en}`,
      id: `${nick} bergabung dengan ${enterprise} sebagai ${roleNames[role].id}`,
    },
    empty,
    '/user/enterprise/staff.html',
  )
