import { SiteLink, useHref, useText } from 'shared-state/runtime'
import { exposureStateOf } from 'calls/states/exposure-states'
import { DateText } from 'ui/date-text'
import { Money } from 'ui/money'
import { Panel } from 'ui/panel'
import { Stack } from 'ui/stack'
import { exposureLooks } from 'ui/states/exposure-looks'
import { Text } from 'ui/text'
import { Timeline } from 'ui/timeline'
import { Written } from 'ui/written'
import { brokerListPath, exposurePath, reportPath } from '../../addresses.ts'
import { CaseTag } from '../../exposure-parts/case-tags.tsx'
import { OutcomeFacts } from '../../exposure-parts/outcome-facts.tsx'
import { useCount } from '../../exposure-parts/use-count.ts'
import { exposureText } from '../../strings/keys.ts'
import styles from './broker-exposures.module.css'
import type { BrokerExposuresData } from './load-broker-exposures.ts'

interface BrokerExposuresProps {
  props: { traderCode: string }
  data: BrokerExposuresData
}

/** Slot broker.exposures: the latest cases about one broker. */
export function BrokerExposures({ props: { traderCode }, data: { items, total, outcome } }: BrokerExposuresProps) {
  const t = useText()
  const href = useHref()
  const countText = useCount()
  if (items.length === 0) {
    return (
      <Panel title={t(exposureText.recentExposures)}>
        <Stack>
          <Text as="p" tone="quiet">
            {t(exposureText.noneAboutBroker)}
          </Text>
          <ReportBroker traderCode={traderCode} />
        </Stack>
      </Panel>
    )
  }
  const steps = items.map(exposure => {
    const { tone, icon } = exposureLooks[exposureStateOf(exposure)]
    return {
      key: exposure.code,
      icon,
      tone: tone === 'good' || tone === 'bad' ? tone : undefined,
      title: (
        <span className={styles.line}>
          <SiteLink to={exposurePath(exposure)} className={styles.title}>
            <Written lang={exposure.lang}>{exposure.title}</Written>
          </SiteLink>
          <strong>
            <Money {...exposure.amount} />
          </strong>
        </span>
      ),
      meta: (
        <span className={styles.meta}>
          <DateText iso={exposure.createdAt} />
          <CaseTag exposure={exposure} />
        </span>
      ),
    }
  })
  const more = { label: countText(exposureText.allOf, total), to: href(brokerListPath(traderCode)) }
  return (
    <Panel title={t(exposureText.recentExposures)} more={more}>
      <Stack>
        {outcome && <OutcomeFacts outcome={outcome} />}
        <Timeline steps={steps} apart />
        <ReportBroker traderCode={traderCode} />
      </Stack>
    </Panel>
  )
}

function ReportBroker({ traderCode }: { traderCode: string }) {
  const t = useText()
  return (
    <SiteLink to={reportPath(traderCode)} rel="nofollow">
      {t(exposureText.reportThisBroker)}
    </SiteLink>
  )
}
