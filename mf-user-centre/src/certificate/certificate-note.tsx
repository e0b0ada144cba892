import type { User } from 'calls/entities/user'
import { SiteLink, useText } from 'shared-state/runtime'
import { Note } from 'ui/note'
import { certificateLooks } from 'ui/states/certificate-looks'
import { certificateText } from '../strings/keys.ts'

/** Shown above the settings while an identity check is pending or was refused. */
export function CertificateNote({ certificate: { state } }: Pick<User, 'certificate'>) {
  const t = useText()
  if (state !== 'pending' && state !== 'rejected') return null
  const link = <SiteLink to="/user/certificate.html">{t(certificateText.see)}</SiteLink>
  if (state === 'pending')
    return (
      <Note icon={certificateLooks.pending.icon} title={t(certificateText.beingChecked)}>
        {t(certificateText.usually)} {link}
      </Note>
    )
  return (
    <Note tone="bad" icon={certificateLooks.rejected.icon} title={t(certificateText.wasRejected)}>
      {link}
    </Note>
  )
}
