import type { RefObject } from 'react'
import { useLocale, useText } from 'shared-state/runtime'
import { Note } from 'ui/note'
import { TextareaField } from 'ui/textarea-field'
import { brokersText } from '../strings/keys.ts'
import type { ReviewAnswer } from './form-answer.ts'
import { LoginNote } from './login-note.tsx'

/** Length of a reply, in characters (spec 5; comment.reply). */
const length = { least: 10, most: 1000 }
/** The limit shown next to the character count: the minimum until it is reached, then the maximum. */
const limitOf = (typed: number): number => (typed < length.least ? length.least : length.most)

interface ReplyFieldProps {
  ref: RefObject<HTMLTextAreaElement | null>
  rows: number
  defaultValue: string | undefined
  /** Number of characters in the field. */
  typed: number
  answer: ReviewAnswer | undefined
  onInput: () => void
}

/** The text of a new or edited reply, and the reason for a refusal. */
export function ReplyField({ ref, rows, defaultValue, typed, answer, onInput }: ReplyFieldProps) {
  const t = useText()
  const { formatNumber } = useLocale()
  return (
    <>
      <TextareaField
        ref={ref}
        label={t(brokersText.yourReply)}
        name="content"
        rows={rows}
        required
        defaultValue={defaultValue}
        error={answer?.errors.content}
        aside={t(brokersText.typedOf, { typed: formatNumber(typed), limit: formatNumber(limitOf(typed)) })}
        onInput={onInput}
      />
      {answer?.needsLogin && <LoginNote />}
      {answer?.message && !answer.needsLogin && (
        <Note tone="bad" live>
          {answer.message}
        </Note>
      )}
    </>
  )
}
