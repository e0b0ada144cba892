import type { FormAnswer } from 'calls/account-forms/form-answer'
import { useFormAnswer, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { CheckboxField } from 'ui/checkbox-field'
import { Note } from 'ui/note'
import { Panel } from 'ui/panel'
import { TextareaField } from 'ui/textarea-field'
import { AccountForm } from '../account/account-form.tsx'
import { FormResult } from '../account/form-result.tsx'
import { moderationText } from '../strings/keys.ts'
import { DecideExposure, openSteps } from './decide-exposure.tsx'
import { buttonWords, hintOf, reasonWords, type Decision } from './decision-words.ts'
import { FormKey } from './form-key.tsx'
import { LateAnswer } from './late-answer.tsx'
import type { Waiting } from './waiting.ts'

/** Whether moderators have anything to decide about the item. */
export const isOpen = (item: Waiting): boolean => openSteps(item).length + decisionsOf(item).length > 0

/** Whether the viewer may decide the item: nobody else works on it. */
export const isFreeFor = ({ holder }: Waiting): boolean => !holder || holder.mine

/** Available decisions, the usual one first; empty if the case is already decided, or is an exposure, which has forms of its own. */
function decisionsOf({ kind, state, beingChecked }: Waiting): Decision[] {
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
  return openStates.includes(state) ? ['approve', 'reject'] : []
}

/** States in which an item other than a claim can be approved or rejected. */
const openStates = ['pending', 'flagged', 'open', 'asked', 'passed_on']

/** What the page says after a form has been accepted, by its intent. */
const said = {
  decide: moderationText.decided,
  approve: moderationText.allNotified,
  reject: moderationText.decided,
  accept: moderationText.allNotified,
  decline: moderationText.allNotified,
  close: moderationText.allNotified,
}

/** The decisions that are open to the viewer, and the outcome of the last one. Who holds the item decides. */
export function Decide({ item }: { item: Waiting }) {
  const t = useText()
  const answer = useFormAnswer() as FormAnswer | undefined
  if (item.ownInterest) return <Note>{t(moderationText.ownInterest)}</Note>
  const isFree = isFreeFor(item)
  const steps = isFree ? openSteps(item) : []
  const decisions = isFree ? decisionsOf(item) : []
  return (
    <>
      {/* A refusal is shown by its form, or by LateAnswer. */}
      {answer?.done && <FormResult said={said} />}
      <LateAnswer open={decisions.length > 0 ? ['decide'] : steps} />
      {steps.length > 0 && <DecideExposure item={item} />}
      {decisions.length > 0 && <DecideForm item={item} decisions={decisions} />}
    </>
  )
}

function DecideForm({ item, decisions }: { item: Waiting; decisions: readonly Decision[] }) {
  const t = useText()
  const wordOf = buttonWords(item)
  const reason = reasonWords(item)
  const [first, ...others] = decisions
  return (
    <Panel title={t(moderationText.decision)}>
      {/* One key per state: a focused button must not turn into a different decision. */}
      <AccountForm
        key={`${item.state} ${first}`}
        intent="decide"
        variant={first === 'suspend' ? 'secondary' : 'primary'}
        submitText={t(wordOf[first!])}
        submitAs={{ name: 'decision', value: first! }}
        hint={t(hintOf(item))}
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
            <FormKey />
            {item.beingChecked && item.suspicions.some(({ others }) => others.length > 0) && (
              <CheckboxField label={t(moderationText.alsoOthers)} name="alsoOthers" value="1" />
            )}
            {first !== 'start' && (
              <TextareaField
                label={t(reason.label)}
                name="reason"
                maxLength={500}
                help={reason.help === undefined ? undefined : t(reason.help)}
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
