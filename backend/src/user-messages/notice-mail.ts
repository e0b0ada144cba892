import type { Language } from 'shared-state/i18n/languages'
import type { Mail } from '../accounts/mail.ts'

interface Noticed {
  to: string
  title: string
  text: string
  path: string | null
}

/** A notice as a mail in `lang`, with its link and the address of the settings that turn such mails off. */
export function noticeMail({ to, title, text, path }: Noticed, origin: string, lang: Language): Mail {
  const link = path === null ? [] : [`${origin}/${lang}${path}`]
  const settings = `${origin}/${lang}/user/messages.html`
  const ending =
    lang === 'id' ? `Berhenti menerima email seperti ini: ${settings}` : `Turn off emails like this: ${settings}`
  return { to, subject: title, text: [title, ...(text ? [text] : []), ...link, `-- \n${ending}`].join('\n\n') }
}
