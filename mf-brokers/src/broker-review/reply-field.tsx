import type { RefObject } from 'react'
import { useLocale, useText } from 'shared-state/runtime'
import { Note } from 'ui/note'
import { TextareaField } from 'ui/textarea-field'
import { brokersText } from '../strings/keys.ts'
import type { ReviewAnswer } from './form-answer.ts'
import { LoginNote } from './login-note.tsx'

/** Characters of a reply (spec 5; comment.reply). */
const length = { least: 10, most: 1000 }
/** What the count of what is typed is measured by: what is needed until there is enough, then what there is room for. */
const limitOf = (typed: number): number => (typed < length.least ? length.least : length.most)

interface ReplyFieldProps {
  ref: RefObject<HTMLTextAreaElement | null>
  rows: number
  defaultValue: string | undefined
  /** Characters that stand in it. */
  typed: number
  answer: ReviewAnswer | undefined
  onInput: () => void
}

/** The words of a reply, new or changed, and why they were refused. */
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
