import { Megaphone } from '@lucide/icons'
import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import { accusedName } from 'calls/findings/accused-name'
import { mayLead } from 'calls/findings/findings-of'
import { ratingDigits } from 'calls/rating/score-digits'
import { useHref, useLocale, useText } from 'shared-state/runtime'
import { stateText } from 'calls/states/state-text'
import { Button } from 'ui/button'
import { DescriptionList } from 'ui/description-list'
import { GradeBadge } from 'ui/grade-badge'
import { Note } from 'ui/note'
import { NumberText } from 'ui/number-text'
import { Panel } from 'ui/panel'
import { Stack } from 'ui/stack'
import { WorstState } from 'ui/worst-state'
import { brokerPath, reportPath } from '../addresses.ts'
import { exposureText } from '../strings/keys.ts'
import type { BrokerRecord } from './load-exposure.ts'
import print from './print.module.css'

/** The broker's worst state and its grade, and how it handled all its cases. */
export function BrokerRecordPanel({
  broker,
  record,
  registered,
}: {
  broker: BrokerListEntry
  record: BrokerRecord
  registered: boolean
}) {
  const t = useText()
  const href = useHref()
  const { formatNumber, lang } = useLocale()
  const { total, replied, resolved } = record
  const { score } = broker
  const facts = [
    {
      label: t(exposureText.score),
      value: score === null ? t(exposureText.notRated) : <NumberText value={score} options={ratingDigits('score')} />,
    },
    { label: t(exposureText.exposures), value: <NumberText value={total} /> },
    {
      label: t(exposureText.repliedTo),
      value: t(exposureText.outOf, { some: formatNumber(replied), all: formatNumber(total) }),
    },
    { label: t(stateText.resolved), value: <NumberText value={resolved} /> },
  ]
  return (
    <Panel title={accusedName(broker, lang)} aside={<GradeBadge grade={broker.grade} muted={!mayLead(broker)} />}>
      <Stack>
        <WorstState broker={broker} />
        <DescriptionList facts={facts} />
        {!registered && <Note title={`${t(exposureText.notRegistered)}.`}>{t(exposureText.notRegisteredWhy)}</Note>}
        <Button variant="secondary" wide className={print.left} to={href(brokerPath(broker))}>
          {t(exposureText.checkBroker)}
        </Button>
        <Button
          variant="ghost"
          wide
          icon={Megaphone}
          className={print.left}
          to={href(reportPath(broker.code))}
          rel="nofollow"
        >
          {t(exposureText.reportThisBroker)}
        </Button>
      </Stack>
    </Panel>
  )
}
