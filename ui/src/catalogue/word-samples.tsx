import { DateText } from '../date-text.tsx'
import { DescriptionList } from '../description-list.tsx'
import { Grid } from '../grid.tsx'
import { Money } from '../money.tsx'
import { NumberText } from '../number-text.tsx'
import { Prose } from '../prose.tsx'
import { Stack } from '../stack.tsx'
import { Written } from '../written.tsx'
import styles from './catalogue.module.css'
import { Sample } from './sample.tsx'

const article = `
  <h2>What a licence covers</h2>
  <p>A licence belongs to <strong>one company</strong>, not to a brand. <a href="#register">Open the register</a> yourself.</p>
  <ul><li>The name</li><li>The number, <code>AFSL 518020</code></li></ul>
  <blockquote><p>One letter or one digit is enough to be another company.</p></blockquote>
  <table><thead><tr><th>Lots</th><th>Units</th></tr></thead><tbody><tr><td>0.10</td><td>10,000</td></tr></tbody></table>`

const facts = [
  { label: 'Number', value: <NumberText value={59655} /> },
  { label: 'Money', value: <Money amount={4200.5} currency="USD" /> },
  { label: 'Rupiah', value: <Money amount={500000} currency="IDR" /> },
  { label: 'Day', value: <DateText iso="2026-11-02" /> },
  { label: 'Moment', value: <DateText iso="2026-11-02T20:05:00Z" look="dateTime" /> },
  { label: 'Time', value: <DateText iso="2026-11-02T20:05:00Z" look="time" /> },
  { label: 'Weekday', value: <DateText iso="2026-11-02" look="weekday" /> },
  { label: 'Age', value: <DateText iso="2026-11-02T20:05:00Z" look="relative" /> },
  { label: 'Words of a person', value: <Written lang="id">Dana cair dalam sehari.</Written> },
]

const colours = [
  'page-bg',
  'surface',
  'sunken',
  'border',
  'border-strong',
  'text',
  'text-2',
  'text-3',
  'action',
  'action-soft',
  'ink',
  'good',
  'warn',
  'bad',
  'star',
  'focus-out',
]

export function WordSamples() {
  return (
    <Stack gap="xl">
      <Grid columns={2}>
        <Sample name="Prose">
          <Prose html={article} />
        </Sample>
        <Sample name="Figures">
          <DescriptionList facts={facts} />
        </Sample>
      </Grid>
      <Sample name="Colours" ground="page">
        <Swatches />
      </Sample>
    </Stack>
  )
}

function Swatches() {
  return (
    <div className={styles.swatches}>
      {colours.map(colour => (
        <div key={colour}>
          <svg className={styles.swatch} aria-hidden="true">
            <rect width="100%" height="100%" fill={`var(--${colour})`} />
          </svg>
          {colour}
        </div>
      ))}
    </div>
  )
}
