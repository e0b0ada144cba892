import type { NoticeDecision } from 'calls/legal-notice/notice-rules'
import { useText } from 'shared-state/runtime'
import { Panel } from 'ui/panel'
import { RadioGroup } from 'ui/radio-group'
import { Stack } from 'ui/stack'
import { TextareaField } from 'ui/textarea-field'
import { AccountForm } from '../../account/account-form.tsx'
import { FormResult } from '../../account/form-result.tsx'
import { useFormState } from '../../account/use-form-state.ts'
import { moderationText, noticeText } from '../../strings/keys.ts'
import { FormKey } from '../form-key.tsx'

const decisionText: Record<NoticeDecision, number> = {
  invite: noticeText.invite,
  reject: noticeText.reject,
  markfalse: noticeText.markfalse,
  accept: noticeText.accept,
  correct: noticeText.correct,
  withhold: noticeText.withhold,
  uphold: noticeText.uphold,
  restore: noticeText.restore,
}

/** The decisions that are open, one of which is chosen, with the reason that the log shows. */
export function DecideNotice({ id, decisions }: { id: string; decisions: readonly NoticeDecision[] }) {
  const t = useText()
  const { answer } = useFormState('decide')
  const done = answer?.done && <FormResult said={{ decide: moderationText.decided }} />
  const [first] = decisions
  if (first === undefined) return done || null
  return (
    <Panel title={t(moderationText.decision)}>
      <Stack>
        {done}
        {/* After a decision others are open: the form starts again. */}
        <AccountForm key={decisions.join()} intent="decide" variant="primary" submitText={t(noticeText.save)}>
          {state => (
            <>
              <input type="hidden" name="kind" value="legalnotice" />
              <input type="hidden" name="id" value={id} />
              <FormKey />
              <RadioGroup
                label={t(moderationText.decision)}
                hideLabel
                name="decision"
                options={decisions.map(decision => ({ value: decision, label: t(decisionText[decision]) }))}
                defaultValue={state?.values.decision ?? first}
              />
              <TextareaField
                label={t(moderationText.reason)}
                name="reason"
                rows={4}
                maxLength={1000}
                help={t(noticeText.reasonHelp)}
                error={state?.errors.reason}
                defaultValue={state?.values.reason}
              />
            </>
          )}
        </AccountForm>
      </Stack>
    </Panel>
  )
}
