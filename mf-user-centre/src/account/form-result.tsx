import { useEffect, useRef, type ReactNode } from 'react'
import type { FormAnswer } from 'calls/account-forms/form-answer'
import { useFormAnswer, useText } from 'shared-state/runtime'
import { Note } from 'ui/note'
import styles from './form-result.module.css'

/**
 * Result of a row's button, by its `intent`; other forms show their own results. It takes the focus, because the pressed button often
 * disappears with its row. `more` follows it.
 */
export function FormResult({ said, more }: { said: Record<string, number>; more?: ReactNode }) {
  const t = useText()
  const answer = useFormAnswer() as FormAnswer | undefined
  const place = useRef<HTMLDivElement>(null)
  const key = answer && said[answer.intent]
  useEffect(() => {
    if (answer && key !== undefined) place.current?.focus()
  }, [answer, key])
  if (!answer || key === undefined) return null
  return (
    <div ref={place} tabIndex={-1} className={styles.result}>
      <Note tone={answer.done ? 'good' : 'bad'}>
        {answer.done ? t(key, answer.values) : answer.message}
        {more}
      </Note>
    </div>
  )
}
