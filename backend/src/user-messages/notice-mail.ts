import { siteName } from 'calls/site-name'
import type { Language } from 'shared-state/i18n/languages'
import type { Mail } from '../accounts/mail.ts'
import { UNSUBSCRIBE_PATH } from './one-click.ts'

interface Noticed {
  to: string
  nick: string
  title: string
  text: string
  path: string | null
  /** Token that turns such mails off (unsubscribe-tokens.ts). */
  token: string
}

const words = {
  en: {
    hello: 'Hello',
    open: 'Read more',
    why: `You get this email because emails of this kind are turned on in your ${siteName} account.`,
    stop: 'Unsubscribe from emails like this',
    all: 'Choose which emails you get',
  },
  id: {
    hello: 'Halo',
    open: 'Selengkapnya',
    why: `Anda menerima email ini karena email jenis ini aktif di akun ${siteName} Anda.`,
    stop: 'Berhenti menerima email seperti ini',
    all: 'Atur email yang Anda terima',
  },
} as const satisfies Record<Language, object>

/** A notice as a mail in `lang`, with its link and the ways to stop such mails: in the text, and for the mail program's own button. */
export function noticeMail({ to, nick, title, text, path, token }: Noticed, origin: string, lang: Language): Mail {
  const { hello, open, why, stop, all } = words[lang]
  const page = (address: string) => `${origin}/${lang}${address}`
  const unsubscribe = `${UNSUBSCRIBE_PATH}?token=${token}`
  const parts = [
    `${hello} ${nick},`,
    title,
    ...(text ? [text] : []),
    ...(path === null ? [] : [`${open}: ${page(path)}`]),
    ['-- ', why, `${stop}: ${page(unsubscribe)}`, `${all}: ${page('/user/setting.html#mail')}`].join('\n'),
  ]
  return { to, subject: title, text: parts.join('\n\n'), unsubscribe: origin + unsubscribe }
}
