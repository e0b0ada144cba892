import { ShieldOff } from '@lucide/icons'
import type { ReactNode } from 'react'
import { GradeBadge } from '../grade-badge.tsx'
import { Grid } from '../grid.tsx'
import { Highlight } from '../highlight.tsx'
import { Icon } from '../icon.tsx'
import { SearchCombobox } from '../search-combobox.tsx'
import { SuggestionPanel, type Suggestion, type SuggestionPanelProps } from '../suggestion-panel.tsx'
import { Text } from '../text.tsx'
import { Sample } from './sample.tsx'

const tip = (key: string, name: string, licences: ReactNode, badge: ReactNode): Suggestion => ({
  key,
  to: `/en/${key}`,
  content: (
    <>
      <span>
        <Highlight text={name} match="bram" />{' '}
        <Text size="sm" tone="quiet">
          {licences}
        </Text>
      </span>
      {badge}
    </>
  ),
})
const brokers = [
  tip(
    '1',
    'Bramwick Markets',
    'FCA, CySEC',
    <>
      <b>8.61</b>
      <GradeBadge grade="AAA" size="s" />
    </>,
  ),
  tip(
    '2',
    'Brambleden Invest',
    <>
      <Icon of={ShieldOff} size="s" />
      No licence found
    </>,
    <>
      <b>2.40</b>
      <GradeBadge grade="D" size="s" />
    </>,
  ),
]
const load = async () => brokers

const states: { name: string; active: number; suggestions: SuggestionPanelProps['suggestions'] }[] = [
  {
    name: 'Suggestions, the first chosen',
    active: 0,
    suggestions: { phase: 'ready', keyword: 'bram', items: brokers },
  },
  {
    name: 'Suggestions for the letters before',
    active: -1,
    suggestions: { phase: 'waiting', keyword: 'bramb', items: brokers },
  },
  { name: 'Waiting', active: -1, suggestions: { phase: 'waiting', keyword: 'bram', items: [] } },
  { name: 'None', active: -1, suggestions: { phase: 'ready', keyword: 'bramx', items: [] } },
  { name: 'Failed', active: -1, suggestions: { phase: 'failed', keyword: 'bram', items: [] } },
  { name: 'Offline', active: -1, suggestions: { phase: 'offline', keyword: 'bram', items: [] } },
]

export function SearchSamples() {
  return (
    <Grid columns={2}>
      <Sample name="Search with suggestions">
        <SearchCombobox label="Broker or licence" action="/en/search.html" size="l" load={load} defaultValue="bram" />
      </Sample>
      {states.map(({ name, active, suggestions }, index) => (
        <Sample key={name} name={name}>
          <SuggestionPanel
            id={`tips-${index}`}
            label={name}
            everyResult="/en/search.html?q=bram"
            inline
            onChoose={() => {}}
            {...{ active, suggestions }}
          />
        </Sample>
      ))}
    </Grid>
  )
}
