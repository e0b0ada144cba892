import { useRef } from 'react'
import { useHref, useText } from 'shared-state/runtime'
import { Panel } from 'ui/panel'
import { Stack } from 'ui/stack'
import type { Calculator } from '../calculator/declare-calculator.ts'
import { calculatorPath } from '../calculator-path.ts'
import type { CalculatorEntry } from '../calculators.ts'
import { toolsText } from '../strings/keys.ts'
import { Answer, NoAnswer } from './answer.tsx'
import { CalculatorForm } from './calculator-form.tsx'
import styles from './calculator-page.module.css'
import { RateWords } from './rate-words.tsx'
import { useCalculator } from './use-calculator.ts'

/** A calculator in another site's frame: the form, the result, and a link to its working on the full page. */
export function EmbeddedCalculator({ entry, calculator }: { entry: CalculatorEntry; calculator: Calculator }) {
  const t = useText()
  const href = useHref()
  const state = useCalculator(calculator)
  const result = useRef<HTMLDivElement>(null)
  const { answer, shown, data, path } = state
  const fullPage = href(calculatorPath(entry.code) + path.slice(path.indexOf('?')))
  return (
    <Stack>
      <h1 className={styles.embeddedTitle}>{t(entry.name)}</h1>
      <div className={styles.calculator}>
        <Panel>
          <CalculatorForm state={state} onAnswered={() => result.current?.focus()} />
        </Panel>
        <div ref={result} tabIndex={-1} className={styles.answer}>
          {answer && shown ? (
            <Stack>
              <Answer shown={shown} />
              <RateWords {...{ calculator, answer, data }} />
              <a href={fullPage} target="_blank" rel="noopener">
                {t(toolsText.workingOnSite)}
              </a>
            </Stack>
          ) : (
            <NoAnswer />
          )}
        </div>
      </div>
    </Stack>
  )
}
