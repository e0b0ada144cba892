import { useState, type FormEvent } from 'react'
import type { QuizQuestion } from 'calls/entities/article'
import { useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Note } from 'ui/note'
import { RadioGroup } from 'ui/radio-group'
import { Stack } from 'ui/stack'
import { Written } from 'ui/written'
import { educationText } from '../../strings/keys.ts'
import { useIsInBrowser } from './use-is-in-browser.ts'
import styles from './question.module.css'

interface QuestionProps {
  number: number
  question: QuizQuestion
  lang: string
  onCheck: (isRight: boolean) => void
}

/** One question with its options. Once an answer is checked, the explanation appears; without JavaScript it can be opened at once. */
export function Question({
  number,
  question: { question, options, answer, explanation },
  lang,
  onCheck,
}: QuestionProps) {
  const t = useText()
  const [chosen, setChosen] = useState('')
  const [checked, setChecked] = useState<string>()
  const isInBrowser = useIsInBrowser()
  const check = (event: FormEvent) => {
    event.preventDefault()
    if (!chosen) return
    setChecked(chosen)
    onCheck(Number(chosen) === answer)
  }
  const isRight = Number(checked) === answer
  const solution = (
    <Written as="span" lang={lang}>
      {explanation}
    </Written>
  )
  return (
    <form onSubmit={check}>
      <Stack gap="s">
        <RadioGroup
          label={`${number}. ${question}`}
          name={`question-${number}`}
          value={chosen}
          onChange={setChosen}
          options={options.map((label, index) => ({ value: String(index), label }))}
        />
        {isInBrowser ? (
          <div>
            <Button type="submit" variant="secondary" small disabled={!chosen || chosen === checked}>
              {t(educationText.checkAnswer)}
            </Button>
          </div>
        ) : (
          <details className={styles.solution}>
            <summary>{t(educationText.showAnswer)}</summary>
            <p>
              <strong>{options[answer]}.</strong> {solution}
            </p>
          </details>
        )}
        {checked !== undefined && checked === chosen && (
          <Note
            live
            tone={isRight ? 'good' : 'warn'}
            title={isRight ? t(educationText.answerRight) : t(educationText.answerWrong, { answer: options[answer]! })}
          >
            {solution}
          </Note>
        )}
      </Stack>
    </form>
  )
}
