import { Grid } from 'ui/grid'
import { Note } from 'ui/note'
import { brokersText } from '../strings/keys.ts'
import { FailedPart } from './failed-part.tsx'
import type { BrokerData } from './load-broker.ts'

export const tipTones = { danger: 'bad', warn: 'warn', info: 'info' } as const

/** What a reader should know before anything else; never hidden in a tab. */
export function BrokerWarnings({ tips }: { tips: BrokerData['tips'] }) {
  if (!tips) return <FailedPart title={brokersText.warnings} />
  if (tips.length === 0) return null
  const notes = tips.map(({ level, text }) => <Note key={text} tone={tipTones[level]} title={text} />)
  return notes.length === 1 ? notes[0] : <Grid columns={2}>{notes}</Grid>
}
