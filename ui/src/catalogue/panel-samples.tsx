import { ArrowRight, CircleX, Clock, Eye, Scale } from '@lucide/icons'
import { DateText } from '../date-text.tsx'
import { DescriptionList } from '../description-list.tsx'
import { Flag } from '../flag.tsx'
import { Grid } from '../grid.tsx'
import { Icon } from '../icon.tsx'
import { Money } from '../money.tsx'
import { Note } from '../note.tsx'
import { Panel, PanelRows } from '../panel.tsx'
import { Row } from '../row.tsx'
import { Stack } from '../stack.tsx'
import { StateTag } from '../state-tag.tsx'
import { exposureLooks } from '../states/exposure-looks.ts'
import { licenceLooks } from '../states/licence-looks.ts'
import { Tag } from '../tag.tsx'
import { Text } from '../text.tsx'
import { Timeline } from '../timeline.tsx'
import { WorstState } from '../worst-state.tsx'
import { Sample } from './sample.tsx'

const facts = [
  { label: 'Founded', value: '2014, London' },
  {
    label: 'Registered in',
    value: (
      <>
        <Flag code="gb" /> United Kingdom
      </>
    ),
  },
  { label: 'Minimum deposit', value: <Money amount={100} currency="USD" /> },
]
const tiles = [
  { label: 'Amount claimed', value: <Money amount={4200} currency="USD" /> },
  { label: 'Incident date', value: <DateText iso="2026-10-29" /> },
  { label: 'In mediation', value: 'Day 7' },
]
const steps = [
  { key: 4, title: 'Back in mediation', meta: 'Opens when the author answers', state: 'next', icon: Scale },
  { key: 3, title: 'Waiting for the author', meta: 'Since 17 Nov', state: 'now', icon: Clock },
  { key: 2, title: 'Broker replied', meta: <DateText iso="2026-11-17" />, children: 'Please send the bank reference.' },
  { key: 1, title: 'Published', meta: <DateText iso="2026-11-02" />, icon: Eye, tone: 'good' },
  { key: 0, title: 'Rejected', meta: <DateText iso="2026-11-01" />, icon: CircleX, tone: 'bad' },
] as const

export function PanelSamples() {
  return (
    <Grid columns={2}>
      <Sample name="Panel with rows" ground="page">
        <Panel
          title="Top brokers"
          more={{ label: 'All brokers', to: '/en/brokers' }}
          footer="Tier and score are our opinion."
          flush
        >
          <PanelRows>
            <li>Quillhaven FX</li>
            <li>Bramwick Markets</li>
            <li>A broker whose name is long enough to need a second line on a phone</li>
          </PanelRows>
        </Panel>
      </Sample>
      <Sample name="Facts" ground="page">
        <Stack>
          <Panel title="Company information" level={3} aside={<Tag outline>Sample</Tag>}>
            <DescriptionList facts={facts} />
          </Panel>
          <Panel flush>
            <DescriptionList facts={tiles} look="tiles" />
          </Panel>
        </Stack>
      </Sample>
      <Sample name="Tags">
        <Row gap="s">
          <Tag>12 reviews</Tag>
          <Tag tone="info">New</Tag>
          <Tag outline>Unable to withdraw</Tag>
        </Row>
      </Sample>
      <Sample name="States">
        <Stack gap="s">
          <Row gap="s">
            {Object.entries(exposureLooks).map(([state, look]) => (
              <StateTag key={state} look={look} />
            ))}
          </Row>
          <Row gap="s">
            {Object.entries(licenceLooks).map(([state, look]) => (
              <StateTag key={state} look={look} />
            ))}
          </Row>
        </Stack>
      </Sample>
      <Sample name="The worst state of a broker">
        <Stack gap="s">
          {([['suspectedClone', 'gradeD'], ['gradeD'], ['offshoreOnly'], []] as const).map(found => (
            <WorstState key={found.join()} broker={{ findings: found }} />
          ))}
        </Stack>
      </Sample>
      <Sample name="Text">
        <Stack gap="s">
          <Text as="p" size="lg" weight="bold">
            Large and bold
          </Text>
          <Text as="p" tone="quiet">
            Quiet, <Text tone="faint">faint</Text>, <Text size="sm">small</Text>, <Text size="xs">smallest</Text>
          </Text>
          <Text as="p">
            10,000 and 0.05 in text; licence <Text as="code">SAMPLE-100O20</Text> in code
          </Text>
        </Stack>
      </Sample>
      <Sample name="Notes" ground="page">
        <Stack gap="s">
          <Note title="How reviews are checked.">
            One review per person, per broker, per day. <a href="#rules">The full rules</a>
          </Note>
          <Note tone="warn" title="One of four licences has expired.">
            Ask which company now holds your account.
          </Note>
          <Note tone="bad">A risk to money.</Note>
          <Note tone="good">Saved, sent or resolved.</Note>
        </Stack>
      </Sample>
      <Sample name="Timeline">
        <Timeline steps={steps} />
      </Sample>
      <Sample name="Icons">
        <Row>
          <Icon of={Scale} size="s" />
          <Icon of={Scale} />
          <Icon of={Scale} size="l" />
          <Text tone="quiet">
            Towards the end, in either direction <Icon of={ArrowRight} flip />
          </Text>
        </Row>
      </Sample>
    </Grid>
  )
}
