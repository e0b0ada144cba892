import { BadgeCheck, CircleDashed, CircleX, Hourglass, type LucideIcon } from 'lucide-react'
import type { User } from 'shared-state/calls/entities/user'
import { useText } from 'shared-state/runtime'
import { Note } from 'ui/note'
import { Panel } from 'ui/panel'
import { Stack } from 'ui/stack'
import { Tag, type Tone } from 'ui/tag'
import { AccountFrame } from '../account/account-frame.tsx'
import { useOwnData } from '../account/own-page.ts'
import { accountText, certificateText } from '../strings/keys.ts'
import { CertificateForm } from './certificate-form.tsx'
import type { loadCertificate } from './load-certificate.ts'

type State = User['certificate']['state']

const looks: Record<State, { text: number; tone: Tone; icon: LucideIcon; explained: number }> = {
  none: { text: certificateText.none, tone: 'plain', icon: CircleDashed, explained: certificateText.noneMeans },
  pending: { text: certificateText.pending, tone: 'info', icon: Hourglass, explained: certificateText.pendingMeans },
  approved: { text: certificateText.approved, tone: 'good', icon: BadgeCheck, explained: certificateText.approvedMeans },
  rejected: { text: certificateText.rejected, tone: 'bad', icon: CircleX, explained: certificateText.rejectedMeans },
}

/** How the proof of who one is stands (decisions 3), and the form that asks for it, at first and after a refusal. */
export function CertificatePage() {
  const t = useText()
  const { certificate: { state, reason } } = useOwnData<typeof loadCertificate>()
  const { text, tone, icon, explained } = looks[state]
  const isOpen = state === 'none' || state === 'rejected'
  return (
    <AccountFrame title={t(accountText.certificate)}>
      <Panel title={t(certificateText.howItStands)} aside={<Tag tone={tone} icon={icon}>{t(text)}</Tag>}>
        <Stack>
          {state === 'rejected' && reason && <Note tone="bad" title={t(certificateText.reason)}>{reason}</Note>}
          <p>{t(explained)}</p>
        </Stack>
      </Panel>
      {isOpen && <CertificateForm again={state === 'rejected'} />}
    </AccountFrame>
  )
}
