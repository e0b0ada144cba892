import type { StaffMember } from 'calls/entities/staff-member'
import type { Language } from 'shared-state/i18n/languages'
import type { Mail } from '../accounts/mail.ts'
import { INVITATION_DAYS } from './staff-transitions.ts'
import { roleNames } from './staff-notices.ts'

interface Invitation {
  to: string
  token: string
  origin: string
  enterprise: string
  nick: string
  role: StaffMember['role']
}

/** The mail with the link that accepts an invitation. It says the same whether or not the address has an account. */
export function invitationMail({ to, token, origin, enterprise, nick, role }: Invitation, lang: Language): Mail {
  const link = `${origin}/${lang}/user/enterprise.html?invite=${token}`
  const roleName = roleNames[role][lang]
  return lang === 'id'
    ? {
        to,
        subject: `Undangan dari ${enterprise}`,
        text: `${nick} mengundang Anda menjadi ${roleName} di ${enterprise}.\n\nTerima undangan: ${link}\n\nTautan hanya dapat dipakai sekali dalam ${INVITATION_DAYS} hari, oleh akun dengan alamat ${to}. Abaikan pesan ini jika Anda tidak mengenal pengirimnya.`,
      }
    : {
        to,
        subject: `An invitation from ${enterprise}`,
        text: `${nick} invites you to join ${enterprise} as ${roleName}.\n\nAccept the invitation: ${link}\n\nThe link works once within ${INVITATION_DAYS} days, for an account with the address ${to}. If you do not know the sender, ignore this message.`,
      }
}
