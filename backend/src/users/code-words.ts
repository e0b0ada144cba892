import type { Language } from 'shared-state/i18n/languages'
import type { Mail } from '../accounts/mail.ts'
import { CODE_SECONDS } from '../accounts/proof-codes.ts'
import type { TextMessage } from '../accounts/text-message.ts'

const MINUTES = CODE_SECONDS / 60

/** The mail that carries a one-time code. It says the same whether or not the address has an account. */
export function codeMail(to: string, code: string, origin: string, lang: Language): Mail {
  const site = new URL(origin).host
  return lang === 'id'
    ? {
        to,
        subject: `Kode untuk ${site}`,
        text: `Kode Anda: ${code}\n\nKode berlaku ${MINUTES} menit. Jangan berikan kepada siapa pun. Abaikan pesan ini jika Anda tidak memintanya.`,
      }
    : {
        to,
        subject: `Your code for ${site}`,
        text: `Your code: ${code}\n\nIt is valid for ${MINUTES} minutes. Do not share it with anyone. If you did not request it, ignore this message.`,
      }
}

/** The text message that carries a one-time code. Its last line lets a phone fill in the code on this site's pages only. */
export function codeMessage(to: string, code: string, origin: string, lang: Language): TextMessage {
  const site = new URL(origin).host
  const text =
    lang === 'id'
      ? `${code} adalah kode Anda untuk ${site}. Berlaku ${MINUTES} menit. Jangan berikan kepada siapa pun.`
      : `${code} is your code for ${site}. It is valid for ${MINUTES} minutes. Do not share it with anyone.`
  return { to, text: `${text}\n\n@${site} #${code}` }
}
