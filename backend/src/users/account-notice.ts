import type { Language } from 'shared-state/i18n/languages'
import { notify } from '../user-messages/notify.ts'
import type { UserDeps } from './user-deps.ts'

/** Notices to owners about a change to how they sign in: if it was not them, they need to know. */
const words = {
  password: { en: 'Your password was changed', id: 'Kata sandi Anda telah diubah' },
  email: { en: 'Your email address was changed', id: 'Alamat email Anda telah diubah' },
  phone: { en: 'Your phone number was changed', id: 'Nomor telepon Anda telah diubah' },
  third: { en: 'A new way to sign in was added', id: 'Cara masuk baru telah ditambahkan' },
  thirdRemoved: { en: 'A way to sign in was removed', id: 'Satu cara masuk telah dihapus' },
} as const
export type AccountChange = keyof typeof words

const advice = {
  en: 'If this was not you, set a new password immediately and end your other sessions on the Security page.',
  id: 'Jika bukan Anda yang melakukannya, segera buat kata sandi baru dan akhiri sesi lain di halaman keamanan.',
}

/**
 * Leaves a notice and mails it to `address`, by default the account's own, even if the user opted out of other mail. A failed mail does not
 * undo the change: it is logged.
 */
export async function notifyOwner(
  { db, mail, log, cookies }: Pick<UserDeps, 'db' | 'mail' | 'log' | 'cookies'>,
  userId: string,
  change: AccountChange,
  lang: Language,
  address?: string,
): Promise<void> {
  await notify(db, [userId], {
    kind: 'system',
    title: words[change],
    text: advice,
    path: '/user/security.html',
    mail: false,
  })
  const to =
    address ?? (await db.one<{ email: string | null }>('SELECT email FROM users WHERE user_id = $1', [userId]))?.email
  if (!mail || !to) return
  const link = `${cookies.origin}/${lang}/user/security.html`
  await mail
    .send({ to, subject: words[change][lang], text: `${words[change][lang]}.\n\n${advice[lang]}\n${link}` })
    .catch((error: unknown) => {
      log.error({ err: error, change }, 'failed to mail an account notice')
    })
}
