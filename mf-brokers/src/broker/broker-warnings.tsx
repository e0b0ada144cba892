import type { Broker } from 'calls/entities/broker'
import { SiteLink, useText } from 'shared-state/runtime'
import { Grid } from 'ui/grid'
import { Note } from 'ui/note'
import { Written } from 'ui/written'
import { brokerPath } from '../addresses.ts'
import { brokersText } from '../strings/keys.ts'
import { FailedPart } from './failed-part.tsx'
import type { BrokerData } from './load-broker.ts'
import { statedFindings } from './verdict-facts.tsx'

export const tipTones = { danger: 'bad', warn: 'warn', info: 'info' } as const

/**
 * Warnings that a visitor must see first, in addition to what the verdict band above them states; never hidden in a tab. The safety tab
 * explains them and names their sources.
 */
export function BrokerWarnings({ broker, tips }: { broker: Broker; tips: BrokerData['tips'] }) {
  const t = useText()
  if (!tips) return <FailedPart title={brokersText.warnings} />
  const stated = statedFindings(broker)
  const notes = tips
    .filter(({ finding }) => finding === null || !stated.includes(finding))
    .map(({ level, text }) => (
      <Note key={text} tone={tipTones[level]} title={<Written>{text}</Written>}>
        {level !== 'info' && <SiteLink to={brokerPath(broker, 'safe')}>{t(brokersText.whatThisMeans)}</SiteLink>}
      </Note>
    ))
  if (notes.length === 0) return null
  return notes.length === 1 ? notes[0] : <Grid columns={2}>{notes}</Grid>
}
