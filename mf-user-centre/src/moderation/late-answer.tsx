import type { FormAnswer } from 'calls/account-forms/form-answer'
import { useFormAnswer, useText } from 'shared-state/runtime'
import { FormResult } from '../account/form-result.tsx'
import { moderationText } from '../strings/keys.ts'

/**
 * The refusal of a decision whose form is gone, because another moderator has decided the item or has taken it meanwhile. What was typed
 * is shown, so that it can be copied. `open`: the forms that are on the page and show their own answers.
 */
export function LateAnswer({ open }: { open: readonly string[] }) {
  const t = useText()
  const answer = useFormAnswer() as FormAnswer | undefined
  const shownElsewhere = ['claim', 'contact', ...open]
  if (!answer || answer.done || shownElsewhere.includes(answer.intent)) return null
  const typed = answer.values.reason || answer.values.note
  return (
    <FormResult
      said={{ [answer.intent]: moderationText.decided }}
      more={
        typed && (
          <>
            {' '}
            {t(moderationText.yourText)} <q>{typed}</q>
          </>
        )
      }
    />
  )
}
