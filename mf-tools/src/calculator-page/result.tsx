import { ArrowDownToLine } from '@lucide/icons'
import { memo } from 'react'
import { useText } from 'shared-state/runtime'
import { DescriptionList } from 'ui/description-list'
import { EmptyState } from 'ui/empty-state'
import { Note } from 'ui/note'
import { Panel } from 'ui/panel'
import { Stack } from 'ui/stack'
import { toolsText } from '../strings/keys.ts'
import { AnswerPanel } from './answer-panel.tsx'
import { BarChart } from './bar-chart.tsx'
import { RateWords } from './rate-words.tsx'
import { ResultActions } from './result-actions.tsx'
import styles from './result.module.css'
import type { CalculatorState } from './use-calculator.ts'
import { Working } from './working.tsx'

type ResultProps = Pick<CalculatorState, 'calculator' | 'data' | 'answer' | 'shown' | 'address'>

/** The answer with its working, chart and link. It renders only when the answer changes, so that typing stays quick. */
export const Result = memo(function Result({ calculator, data, answer, shown, address }: ResultProps) {
  const t = useText()
  return answer && shown ? (
    <Stack gap="l">
      <AnswerPanel shown={shown} />
      <Note
        tone={shown.note.tone}
        icon={shown.note.tone === 'warn' ? undefined : ArrowDownToLine}
        title={shown.note.title}
      >
        {shown.note.text}
      </Note>
      <div className={styles.two}>
        <Working steps={shown.steps} />
        {shown.chart && <BarChart chart={shown.chart} />}
        {shown.list && (
          <Panel title={shown.list.title}>
            <DescriptionList facts={shown.list.rows} />
          </Panel>
        )}
      </div>
      <Stack gap="s">
        <ResultActions {...{ shown, calculator, answer, data }} address={address} />
        <RateWords {...{ calculator, answer, data }} />
      </Stack>
    </Stack>
  ) : (
    <Panel flush>
      <EmptyState title={t(toolsText.noAnswer)} level={2}>
        {t(toolsText.noAnswerWhy)}
      </EmptyState>
    </Panel>
  )
})
