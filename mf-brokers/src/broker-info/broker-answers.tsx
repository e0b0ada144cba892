import { useLocale, useText } from 'shared-state/runtime'
import { Panel } from 'ui/panel'
import { Prose } from 'ui/prose'
import { Stack } from 'ui/stack'
import { Written } from 'ui/written'
import { FailedPart } from '../broker/failed-part.tsx'
import { brokersText } from '../strings/keys.ts'
import styles from './broker-answers.module.css'
import type { BrokerInfoData } from './load-broker-info.ts'

/** The introduction to a broker, and answers to common questions about it; both begin with what speaks most against it. */
export function BrokerAnswers({ intro }: Pick<BrokerInfoData, 'intro'>) {
  const t = useText()
  const { formatDate } = useLocale()
  if (!intro) return <FailedPart title={brokersText.inBrief} />
  return (
    <Panel title={t(brokersText.inBrief)} footer={t(brokersText.inBriefHow, { date: formatDate(intro.updatedAt) })}>
      <Stack>
        <Prose html={intro.intro} />
        <div>
          {intro.faqs.map(({ q, a }) => (
            <details key={q} className={styles.question}>
              <summary className={styles.asked}>
                <Written>{q}</Written>
              </summary>
              <Written as="p" className={styles.answer}>
                {a}
              </Written>
            </details>
          ))}
        </div>
      </Stack>
    </Panel>
  )
}
