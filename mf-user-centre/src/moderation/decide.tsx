import { useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { CheckboxField } from 'ui/checkbox-field'
import { Note } from 'ui/note'
import { Panel } from 'ui/panel'
import { TextareaField } from 'ui/textarea-field'
import { AccountForm } from '../account/account-form.tsx'
import { FormResult } from '../account/form-result.tsx'
import { useFormState } from '../account/use-form-state.ts'
import { complaintsText, moderationText, repliesText } from '../strings/keys.ts'
import styles from './decide.module.css'
import type { Waiting } from './waiting.ts'

/** Available decisions, the usual one first; empty if the case is already decided, or is decided elsewhere. */
function decisionsOf({ kind, state, beingChecked }: Waiting): (keyof typeof words)[] {
  if (kind === 'exposure') return []
  if (kind === 'complaint' && state === 'answered') return ['reject']
  if (beingChecked) return ['genuine', 'manipulated']
  if (kind === 'enterprise')
    return state === 'submitted'
      ? ['start']
      : state === 'reviewing'
        ? ['approve', 'reject']
        : state === 'approved'
          ? ['suspend']
          : []
  return ['pending', 'flagged', 'open'].includes(state) ? ['approve', 'reject'] : []
}

const words = {
  start: moderationText.start,
  approve: moderationText.approve,
  reject: moderationText.reject,
  suspend: moderationText.suspend,
  genuine: moderationText.genuine,
  manipulated: moderationText.manipulated,
}

/** A private complaint is approved by an answer, and rejected by closing it. */
const complaintWords = { ...words, approve: repliesText.answer, reject: complaintsText.doClose }

/** The decision, with its reason; the author is notified. */
export function Decide({ item }: { item: Waiting }) {
  const t = useText()
  const isComplaint = item.kind === 'complaint'
  const wordOf = isComplaint ? complaintWords : words
  const { answer } = useFormState('decide')
  const [first, ...others] = decisionsOf(item)
  if (item.ownInterest) return <Note>{t(moderationText.ownInterest)}</Note>
  const done = answer?.done && <FormResult said={{ decide: moderationText.decided }} />
  if (!first) return done || (item.kind === 'exposure' ? <Note>{t(moderationText.decidedThere)}</Note> : null)
  return (
    <Panel title={t(moderationText.decision)}>
      {done && <div className={styles.done}>{done}</div>}
      {/* One key per state: a focused button must not turn into a different decision. */}
      <AccountForm
        key={first}
        intent="decide"
        variant={first === 'suspend' ? 'secondary' : 'primary'}
        submitText={t(wordOf[first])}
        submitAs={{ name: 'decision', value: first }}
        hint={t(item.beingChecked ? moderationText.genuineMeans : moderationText.isTold)}
        actions={others.map(decision => (
          <Button key={decision} type="submit" name="decision" value={decision} variant="secondary">
            {t(wordOf[decision])}
          </Button>
        ))}
      >
        {state => (
          <>
            <input type="hidden" name="kind" value={item.kind} />
            <input type="hidden" name="id" value={item.id} />
            {item.beingChecked && item.suspicions.some(({ others }) => others.length > 0) && (
              <CheckboxField label={t(moderationText.alsoOthers)} name="alsoOthers" value="1" />
            )}
            {first !== 'start' && (
              <TextareaField
                label={t(isComplaint ? repliesText.yourAnswer : moderationText.reason)}
                name="reason"
                maxLength={500}
                help={
                  isComplaint
                    ? undefined
                    : t(item.beingChecked ? moderationText.manipulatedReason : moderationText.reasonHelp)
                }
                error={state?.errors.reason}
                defaultValue={state?.values.reason}
              />
            )}
          </>
        )}
      </AccountForm>
    </Panel>
  )
}
