import { mayLead } from 'calls/findings/findings-of'
import { useHref, useText } from 'shared-state/runtime'
import { BrokerLine } from 'ui/broker-line/broker-line'
import { Button } from 'ui/button'
import { EmptyState } from 'ui/empty-state'
import { Panel } from 'ui/panel'
import { Stack } from 'ui/stack'
import { Text } from 'ui/text'
import { AccountFrame } from '../account/account-frame.tsx'
import { useOwnData } from '../account/own-page.ts'
import { brokerPath, vpsPath } from '../addresses.ts'
import { ordersText, vpsRequestText } from '../strings/keys.ts'
import type { loadVpsRequest } from './load-vps-request.ts'
import { UnfitPanel } from './unfit-panel.tsx'
import { VpsRequestForm } from './vps-request-form.tsx'

/** Asks a broker for a VPS that it pays for. */
export function VpsRequestPage() {
  const t = useText()
  const { broker, plans, formKey } = useOwnData<typeof loadVpsRequest>()
  return (
    <AccountFrame title={t(vpsRequestText.title)}>
      {!mayLead(broker) ? (
        <UnfitPanel broker={broker} />
      ) : (
        <Panel>
          <Stack>
            <div>
              <BrokerLine broker={broker} to={brokerPath(broker)} />
            </div>
            {plans.length > 0 ? (
              <>
                <Text as="p" size="sm" tone="quiet">
                  {t(vpsRequestText.lead)}
                </Text>
                <VpsRequestForm broker={broker} plans={plans} formKey={formKey} />
              </>
            ) : (
              <NoPlans />
            )}
          </Stack>
        </Panel>
      )}
    </AccountFrame>
  )
}

function NoPlans() {
  const t = useText()
  const href = useHref()
  const others = (
    <Button variant="secondary" to={href(vpsPath)}>
      {t(ordersText.toPlans)}
    </Button>
  )
  return <EmptyState title={t(vpsRequestText.noPlans)} level={2} action={others} />
}
