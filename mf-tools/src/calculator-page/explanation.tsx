import type { Rates } from 'calls/calculators/conversion'
import { memo } from 'react'
import { SiteLink, useStore, useText } from 'shared-state/runtime'
import { Note } from 'ui/note'
import { Stack } from 'ui/stack'
import { toolsText } from '../strings/keys.ts'
import { answerTexts } from './answer-texts.ts'
import type { Calculator } from '../calculator/declare-calculator.ts'
import styles from './explanation.module.css'
import { useWords } from '../calculator/figures.ts'
import { addressOf, readTexts } from './texts.ts'

interface ExplanationProps {
  calculator: Calculator
  rates: Rates
}

/** What the calculator answers, in plain words, with an example whose numbers the calculator itself works out. */
export const Explanation = memo(function Explanation({ calculator, rates }: ExplanationProps) {
  const t = useText()
  const words = useWords()
  const { lang } = useStore().visitor
  const { what, formula, caution, example } = calculator.about
  const texts = readTexts(calculator, new URLSearchParams(example.query), lang)
  const { answer } = answerTexts(calculator, texts, lang, rates, words)
  return (
    <section className={styles.explanation}>
      <h2 className={styles.title}>{t(toolsText.inPlainWords)}</h2>
      <Stack>
        <p>{t(what)}</p>
        <Note title={t(toolsText.caution)}>{t(caution)}</Note>
      </Stack>
      <Stack>
        <h3>{t(toolsText.formula)}</h3>
        <p className={styles.formula}>{t(formula)}</p>
        {answer && (
          <>
            <h3>{t(toolsText.example)}</h3>
            <p>
              {t(example.text, answer.exampleValues(words))}{' '}
              <SiteLink to={addressOf(calculator, texts, lang)}>{t(toolsText.openExample)}</SiteLink>
            </p>
          </>
        )}
      </Stack>
    </section>
  )
})
