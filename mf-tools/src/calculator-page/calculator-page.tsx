import { ArrowDownToLine } from '@lucide/icons'
import { useRef } from 'react'
import { useStore, useText } from 'shared-state/runtime'
import { Breadcrumbs } from 'ui/breadcrumbs'
import { DescriptionList } from 'ui/description-list'
import { EmptyState } from 'ui/empty-state'
import { Note } from 'ui/note'
import { Panel } from 'ui/panel'
import { Stack } from 'ui/stack'
import { Wrap } from 'ui/wrap'
import { toolsCrumbs, type CalculatorEntry } from '../calculators.ts'
import page from '../page.module.css'
import { toolsText } from '../strings/keys.ts'
import { AnswerBar } from './answer-bar.tsx'
import { AnswerPanel } from './answer-panel.tsx'
import { BarChart } from './bar-chart.tsx'
import { CalculatorForm } from './calculator-form.tsx'
import styles from './calculator-page.module.css'
import type { Calculator } from '../calculator/declare-calculator.ts'
import { Explanation } from './explanation.tsx'
import { OtherTools } from './other-tools.tsx'
import { RateWords } from './rate-words.tsx'
import { RecentResults } from './recent-results.tsx'
import { ResultActions } from './result-actions.tsx'
import { useCalculator } from './use-calculator.ts'
import { useRecent } from './use-recent.ts'
import { Working } from './working.tsx'

/** Any calculator: its form, the result first, then the working. */
export function CalculatorPage({ entry, calculator }: { entry: CalculatorEntry; calculator: Calculator }) {
  const t = useText()
  const state = useCalculator(calculator)
  const recent = useRecent(state)
  const result = useRef<HTMLDivElement>(null)
  const { answer, shown, data } = state
  const focusResult = () => {
    recent.settle()
    result.current?.focus()
  }
  return (
    <Wrap className={page.page}>
      <div className={styles.screen}>
        <Breadcrumbs items={toolsCrumbs(useStore(), entry.name)} />
      </div>
      <h1>{t(entry.name)}</h1>
      <p className={page.lead}>{t(entry.lead)}</p>
      <div className={styles.calculator}>
        <div className={styles.input}>
          <Panel>
            <CalculatorForm state={state} onAnswered={focusResult} />
            <RecentResults state={state} recent={recent} />
          </Panel>
          <AnswerBar shown={shown} onFollowed={focusResult} />
        </div>
        <div ref={result} tabIndex={-1} className={styles.answer}>
          {answer && shown ? (
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
                <ResultActions {...{ shown, calculator, answer, data }} address={state.address} />
                <RateWords {...{ calculator, answer, data }} />
              </Stack>
            </Stack>
          ) : (
            <Panel flush>
              <EmptyState title={t(toolsText.noAnswer)} level={2}>
                {t(toolsText.noAnswerWhy)}
              </EmptyState>
            </Panel>
          )}
        </div>
      </div>
      <div className={styles.screen}>
        <Explanation calculator={calculator} rates={data.rates} />
        <OtherTools than={entry.code} />
      </div>
    </Wrap>
  )
}
