import { CircleCheck, Info, OctagonAlert, TriangleAlert } from '@lucide/icons'
import { verdictOf, type Verdict } from 'calls/findings/verdict'
import { useLocale, useStore, useText } from 'shared-state/runtime'
import { Icon } from 'ui/icon'
import { brokersText } from '../strings/keys.ts'
import type { BrokerData } from './load-broker.ts'
import { NextStepLink } from './next-step-link.tsx'
import styles from './verdict-band.module.css'
import { ComplaintFact, LicenceFact, ScoreFact } from './verdict-facts.tsx'
import { verdictWords } from './verdict-words.ts'

const facts = [
  [brokersText.licence, LicenceFact],
  [brokersText.lastComplaint, ComplaintFact],
  [brokersText.score, ScoreFact],
] as const

const icons = { good: CircleCheck, plain: Info, warn: TriangleAlert, bad: OctagonAlert }

/**
 * The verdict on a broker, on each of its tabs: one sentence that names the worst finding, three dated facts with links to their evidence,
 * and one next step. On mobile it comes directly after the name, in view without scrolling.
 */
export function VerdictBand({ data }: { data: BrokerData }) {
  const t = useText()
  const { broker, evidence } = data
  const verdict = verdictOf(broker, evidence, useStore().visitor.facts.now)
  return (
    <section
      aria-label={t(brokersText.verdictOn, { name: broker.showName })}
      className={`${styles.band} ${styles[verdict.tone]}`}
    >
      <p className={styles.sentence} data-verdict="sentence">
        <Icon of={icons[verdict.tone]} className={styles.icon} />
        <VerdictSentence verdict={verdict} />
      </p>
      <dl className={styles.facts}>
        {facts.map(([label, Fact]) => (
          <div key={label} className={styles.row}>
            <dt className={styles.label}>{t(label)}</dt>
            <dd>
              <Fact data={data} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.foot}>
        <NextStepLink verdict={verdict} data={data} />
        <span className={styles.opinion}>{t(brokersText.ownOpinion)}</span>
      </p>
    </section>
  )
}

function VerdictSentence({ verdict: { statement, day, count } }: { verdict: Verdict }) {
  const t = useText()
  const { formatDate } = useLocale()
  return <strong>{t(verdictWords[statement], { count, date: day === null ? '' : formatDate(day) })}</strong>
}
