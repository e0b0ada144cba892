import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { DiallingCodes } from 'calls/account-forms/codes/dialling-codes'
import { withReturn } from 'calls/account-forms/return-path'
import type { SignInAnswer, SignInWay } from 'calls/account-forms/sign-in/sign-in-ways'
import { useHref, useText } from 'shared-state/runtime'
import { Skeleton } from 'ui/skeleton'
import { shellText } from '../../strings/keys.ts'
import { PasswordSignIn } from './password-sign-in.tsx'
import { PhoneSignIn } from './phone-sign-in.tsx'
import { QrSignIn } from './qr/qr-sign-in.tsx'
import { WayTabs } from './way-tabs.tsx'
import { withWay } from './with-way.ts'

interface SignInProps {
  way: SignInWay
  answer: SignInAnswer | undefined
  busy: boolean
  /** Null: not available; undefined: still loading. */
  codes: DiallingCodes | null | undefined
  /** The form around the fields: the page's, which posts to its address, or the dialog's own. */
  frame: (fields: ReactNode) => ReactNode
  /** In the dialog: shows another sign-in method there. */
  onChoose?: (way: SignInWay) => void
  /** In the dialog: called when a link leads away from it. */
  onLeave?: () => void
}

/** All sign-in methods, one at a time: on the login page and in the dialog over any other page. */
export function SignIn({ way, answer, busy, codes, frame, onChoose, onLeave }: SignInProps) {
  const t = useText()
  const href = useHref()
  const location = useLocation()
  const names = { password: t(shellText.password), phone: t(shellText.smsWay), qr: t(shellText.qrCode) }
  const page = withReturn('/login.html', location)
  const tabs = Object.entries(names).map(([name, label]) => ({
    way: name as SignInWay,
    label,
    to: href(withWay(page, name)),
  }))
  return (
    <>
      <WayTabs label={t(shellText.loginWays)} tabs={tabs} current={way} onChoose={onChoose} />
      {way === 'password' &&
        frame(
          <PasswordSignIn answer={answer?.way === 'password' ? answer : undefined} busy={busy} onLeave={onLeave} />,
        )}
      {way === 'phone' && codes === undefined && <Skeleton />}
      {way === 'phone' &&
        codes !== undefined &&
        frame(<PhoneSignIn answer={answer?.way === 'phone' ? answer : undefined} busy={busy} codes={codes} />)}
      {way === 'qr' && <QrSignIn />}
    </>
  )
}
