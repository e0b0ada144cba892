import { useLocation } from 'react-router-dom'
import { useText } from 'shared-state/runtime'
import { FailedPanel } from 'ui/failed-panel'
import { Grid } from 'ui/grid'
import { Note } from 'ui/note'
import { brokersText } from '../strings/keys.ts'
import type { BrokerData } from './load-broker.ts'

export const tipTones = { danger: 'bad', warn: 'warn', info: 'info' } as const

/** What a reader should know before anything else; never hidden in a tab. */
export function BrokerWarnings({ tips }: { tips: BrokerData['tips'] }) {
  const t = useText()
  const { pathname, search } = useLocation()
  if (!tips) return <FailedPanel name={t(brokersText.warnings)} retryTo={pathname + search} />
  if (tips.length === 0) return null
  const notes = tips.map(({ level, text }) => <Note key={text} tone={tipTones[level]} title={text} />)
  return notes.length === 1 ? notes[0] : <Grid columns={2}>{notes}</Grid>
}
