import type { User } from 'calls/entities/user'
import { useText } from 'shared-state/runtime'
import { Note } from 'ui/note'
import { Panel } from 'ui/panel'
import { Stack } from 'ui/stack'
import { StateTag } from 'ui/state-tag'
import { certificateLooks } from 'ui/states/certificate-looks'
import { AccountFrame } from '../account/account-frame.tsx'
import { useOwnData } from '../account/own-page.ts'
import { accountText, certificateText } from '../strings/keys.ts'
import { CertificateForm } from './certificate-form.tsx'
import type { loadCertificate } from './load-certificate.ts'

type State = User['certificate']['state']

const explained: Record<State, number> = {
  none: certificateText.noneMeans,
  pending: certificateText.pendingMeans,
  approved: certificateText.approvedMeans,
  rejected: certificateText.rejectedMeans,
}

/** State of the identity check (decisions 3), and the form to submit or resubmit it. */
export function CertificatePage() {
  const t = useText()
  const {
    certificate: { state, reason },
  } = useOwnData<typeof loadCertificate>()
  const isOpen = state === 'none' || state === 'rejected'
  return (
    <AccountFrame title={t(accountText.certificate)}>
      <Panel title={t(certificateText.howItStands)} aside={<StateTag look={certificateLooks[state]} />}>
        <Stack>
          {state === 'rejected' && reason && (
            <Note tone="bad" title={t(certificateText.reason)}>
              {reason}
            </Note>
          )}
          <p>{t(explained[state])}</p>
        </Stack>
      </Panel>
      {isOpen && <CertificateForm again={state === 'rejected'} />}
    </AccountFrame>
  )
}
