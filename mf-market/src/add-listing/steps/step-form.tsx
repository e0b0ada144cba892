import { useEffect, useRef, type ReactNode } from 'react'
import { useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { PostForm } from 'ui/post-form/post-form'
import { addText } from '../../strings/keys.ts'
import { picturesName } from '../add-state.ts'
import { allNames, namesIn, type AddStep } from '../form-fields.ts'
import type { StepProps } from '../step-props.ts'
import { stepText } from './step-text.ts'

interface StepFormProps extends StepProps {
  step: AddStep
  busy?: boolean
  files?: boolean
  children: ReactNode
}

/** The form of one step with its title and buttons. What the other steps hold travels in hidden fields. */
export function StepForm({ data, state, answer, form, keep, step, busy, files, children }: StepFormProps) {
  const t = useText()
  const { type, formKey } = data
  const shown = namesIn(type, step)
  return (
    <PostForm
      intent="add"
      formKey={formKey}
      answer={answer}
      form={form}
      busy={busy}
      files={files}
      onInput={() => keep()}
      buttons={isBusy => (
        <>
          <Button type="submit" name="go" value="next" busy={isBusy}>
            {t(step === 4 ? addText.sendForReview : addText.goOn)}
          </Button>
          {step > 1 && (
            <Button type="submit" name="go" value="back" variant="ghost" busy={isBusy}>
              {t(addText.back)}
            </Button>
          )}
        </>
      )}
    >
      {/* The button that Enter presses in any field: browsers take the first one. */}
      <button type="submit" name="go" value="next" hidden />
      <input type="hidden" name="step" value={step} />
      {allNames(type)
        .filter(name => !shown.includes(name))
        .map(name => (
          <input key={name} type="hidden" name={name} value={state.values[name] ?? ''} />
        ))}
      {step !== 3 && <input type="hidden" name={picturesName} value={JSON.stringify(state.images)} />}
      <StepTitle step={step} takesFocus={answer !== undefined && !answer.message && noErrors(answer.errors)} />
      {children}
    </PostForm>
  )
}

const noErrors = (errors: object): boolean => Object.keys(errors).length === 0

/** '2. Description', the head of a step. It takes the focus of the button that led to the step and is gone. */
function StepTitle({ step, takesFocus }: { step: AddStep; takesFocus: boolean }) {
  const t = useText()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) title.current?.focus()
  }, [takesFocus])
  return (
    <h2 ref={title} tabIndex={-1}>
      {t(addText.numbered, { number: step, name: t(stepText[step]) })}
    </h2>
  )
}
