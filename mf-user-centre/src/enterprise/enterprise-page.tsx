import { useLocation } from 'react-router-dom'
import { SiteLink, useHref, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { DescriptionList } from 'ui/description-list'
import { EmptyState } from 'ui/empty-state'
import { Note } from 'ui/note'
import { Panel } from 'ui/panel'
import { Stack } from 'ui/stack'
import { AccountFrame } from '../account/account-frame.tsx'
import { useOwnData } from '../account/own-page.ts'
import { WithheldPanel } from '../account/withheld-panel.tsx'
import { isWithheld } from '../account/withheld.ts'
import { brokerPath } from '../addresses.ts'
import { accountText, enterpriseText } from '../strings/keys.ts'
import { ClaimForm } from './claim-form.tsx'
import { Cooperation } from './cooperation.tsx'
import { EnterpriseFrame } from './enterprise-frame.tsx'
import { claimMeans } from './enterprise-words.ts'
import { Invitation } from './invitation.tsx'
import type { EnterpriseData, loadEnterprise } from './load-enterprise.ts'
import { OtherEnterprises } from './other-enterprises.tsx'

/** Claiming a broker or a service, and the result (decisions 3). */
export function EnterprisePage() {
  const t = useText()
  const data = useOwnData<typeof loadEnterprise>()
  if (isWithheld(data))
    return (
      <AccountFrame title={t(accountText.enterprise)}>
        <WithheldPanel withheld={data} />
      </AccountFrame>
    )
  const { enterprise, claimed, isNew } = data
  const hasEnded = enterprise?.state === 'rejected'
  const writes = !enterprise || enterprise.state === 'draft' || isNew
  return (
    <EnterpriseFrame page="claim" enterprise={isNew ? null : enterprise}>
      {data.invite && <Invitation token={data.invite} />}
      <Saved />
      {enterprise && !isNew && <HowItStands data={data} />}
      {enterprise && claimed && claimed.code !== enterprise.broker?.code && !writes && (
        <Note>{t(enterpriseText.oneAtATime, { name: claimed.showName })}</Note>
      )}
      {!enterprise && !claimed && !isNew && <WhatItIs />}
      {writes && (
        <ClaimForm key={enterprise?.enterpriseId} data={isNew ? { ...data, enterprise: null, contact: null } : data} />
      )}
      {data.services.length > 0 && (
        <Cooperation
          services={data.services}
          asking={data.asking}
          company={enterprise?.name ?? ''}
          email={data.contact?.contactEmail ?? ''}
        />
      )}
      {hasEnded && !isNew && <StartAgain />}
      <OtherEnterprises mine={data.mine} shown={enterprise?.enterpriseId} />
    </EnterpriseFrame>
  )
}

function WhatItIs() {
  const t = useText()
  const href = useHref()
  const find = (
    <Button variant="secondary" to={href('/brokers')}>
      {t(enterpriseText.findBroker)}
    </Button>
  )
  return (
    <Panel flush>
      <EmptyState title={t(enterpriseText.none)} level={2} action={find}>
        {t(enterpriseText.noneWhy)}
      </EmptyState>
    </Panel>
  )
}

/** Shown once, after the form has redirected here. */
function Saved() {
  const t = useText()
  const saved = new URLSearchParams(useLocation().search).get('saved')
  if (saved === 'submitted')
    return (
      <Note tone="good" live>
        {t(enterpriseText.handedIn)}
      </Note>
    )
  return saved === 'draft' ? (
    <Note tone="good" live>
      {t(enterpriseText.draftSaved)}
    </Note>
  ) : null
}

function HowItStands({ data: { enterprise, contact } }: { data: EnterpriseData }) {
  const t = useText()
  const { state, reason, broker, licenceNo, website, kind } = enterprise!
  const facts = [
    ...(broker
      ? [
          {
            label: t(enterpriseText.broker),
            value: (
              <SiteLink to={brokerPath(broker)}>
                <bdi>{broker.showName}</bdi>
              </SiteLink>
            ),
          },
        ]
      : []),
    {
      label: t(enterpriseText.kind),
      value: t(kind === 'broker' ? enterpriseText.isBroker : enterpriseText.isProvider),
    },
    ...(licenceNo ? [{ label: t(enterpriseText.licenceNo), value: <bdi>{licenceNo}</bdi> }] : []),
    ...(website ? [{ label: t(enterpriseText.website), value: <bdi>{website}</bdi> }] : []),
    ...(contact
      ? [
          {
            label: t(enterpriseText.contact),
            value: (
              <bdi>
                {contact.contactName}, {contact.contactEmail}
              </bdi>
            ),
          },
        ]
      : []),
  ]
  return (
    <Panel title={t(enterpriseText.howItStands)}>
      <Stack>
        {reason && (state === 'rejected' || state === 'suspended') && (
          <Note tone="bad" title={t(enterpriseText.reason)}>
            {reason}
          </Note>
        )}
        <p>{t(claimMeans[state])}</p>
        <DescriptionList facts={facts} />
      </Stack>
    </Panel>
  )
}

function StartAgain() {
  const t = useText()
  const href = useHref()
  return (
    <div>
      <Button variant="secondary" to={href('/user/enterprise.html?new=1')}>
        {t(enterpriseText.startAgain)}
      </Button>
    </div>
  )
}
