import { useRef } from 'react'
import { useStore, useText } from 'shared-state/runtime'
import { Breadcrumbs } from 'ui/breadcrumbs'
import { Panel } from 'ui/panel'
import { Wrap } from 'ui/wrap'
import { toolsCrumbs, type CalculatorEntry } from '../calculators.ts'
import page from '../page.module.css'
import { AnswerBar } from './answer-bar.tsx'
import { CalculatorForm } from './calculator-form.tsx'
import styles from './calculator-page.module.css'
import type { Calculator } from '../calculator/declare-calculator.ts'
import { Explanation } from './explanation.tsx'
import { OtherTools } from './other-tools.tsx'
import { RecentResults } from './recent-results.tsx'
import { Result } from './result.tsx'
import { useCalculator } from './use-calculator.ts'
import { useKeptInput } from './use-kept-input.ts'

/** Any calculator: its form, the result first, then the working. */
export function CalculatorPage({ entry, calculator }: { entry: CalculatorEntry; calculator: Calculator }) {
  const t = useText()
  const state = useCalculator(calculator)
  const settle = useKeptInput(state)
  const result = useRef<HTMLDivElement>(null)
  const { answer, shown, data, address } = state
  const focusResult = () => {
    settle()
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
            <RecentResults calculator={calculator} data={data} />
          </Panel>
          <AnswerBar shown={shown} onFollowed={focusResult} />
        </div>
        <div ref={result} tabIndex={-1} className={styles.answer}>
          <Result {...{ calculator, data, answer, shown, address }} />
        </div>
      </div>
      <div className={styles.screen}>
        <Explanation calculator={calculator} rates={data.rates} />
        <OtherTools than={entry.code} />
      </div>
    </Wrap>
  )
}
