import { useText } from 'shared-state/runtime'
import { DateText } from 'ui/date-text'
import { EmptyState } from 'ui/empty-state'
import { Panel } from 'ui/panel'
import { claimLooks } from 'ui/states/claim-looks'
import { Timeline, type TimelineStep } from 'ui/timeline'
import { useOwnData } from '../account/own-page.ts'
import { WithheldPanel } from '../account/withheld-panel.tsx'
import { isWithheld } from '../account/withheld.ts'
import { enterpriseText } from '../strings/keys.ts'
import { EnterpriseFrame } from './enterprise-frame.tsx'
import type { loadAudit } from './load-audit.ts'
import { NoEnterprise } from './no-enterprise.tsx'

type Audit = Exclude<Awaited<ReturnType<typeof loadAudit>>, { withheld: string } | null>

/** Every step of the claim, newest first, with the moderators' reasons (decisions 3). */
export function AuditPage() {
  const t = useText()
  const data = useOwnData<typeof loadAudit>()
  if (!data || isWithheld(data)) {
    return (
      <EnterpriseFrame page="audit" enterprise={null}>
        {data ? <WithheldPanel withheld={data} /> : <NoEnterprise />}
      </EnterpriseFrame>
    )
  }
  return (
    <EnterpriseFrame page="audit" enterprise={data.enterprise}>
      <Panel title={t(enterpriseText.auditTitle)}>
        {data.events.length > 0 ? <Steps data={data} /> : <EmptyState title={t(enterpriseText.noEvents)} />}
      </Panel>
    </EnterpriseFrame>
  )
}

/** Next step of a claim that is still open. */
const ahead: Partial<Record<Audit['enterprise']['state'], number>> = {
  draft: enterpriseText.nextHandIn,
  submitted: enterpriseText.nextCheck,
  reviewing: enterpriseText.nextDecision,
}

function Steps({
  data: {
    enterprise: { state },
    events,
  },
}: {
  data: Audit
}) {
  const t = useText()
  const next = ahead[state]
  const steps: TimelineStep[] = events.toReversed().map(({ at, to, reason }, index) => {
    const { text, tone, icon } = claimLooks[to]
    return {
      key: `${at} ${index}`,
      title: t(text),
      meta: <DateText iso={at} look="dateTime" />,
      icon,
      ...(tone === 'good' || tone === 'bad' ? { tone } : {}),
      ...(reason && { children: reason }),
    }
  })
  return <Timeline steps={next ? [{ key: 'next', title: t(next), state: 'next' }, ...steps] : steps} />
}
