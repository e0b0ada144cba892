import { useHref, useText } from 'shared-state/runtime'
import { FormSteps } from 'ui/post-form/form-steps'
import { exposureText } from '../strings/keys.ts'
import { publishAddress, publishSteps, type PublishStep } from './publish-query.ts'

const names: Record<PublishStep, number> = {
  1: exposureText.broker,
  2: exposureText.whatHappened,
  3: exposureText.evidence,
  4: exposureText.checkAndSend,
}

/** Where the author is in the form; a step that can be filled in is a link. */
export function PublishSteps({ step, open, code }: { step: PublishStep; open: PublishStep; code: string }) {
  const t = useText()
  const href = useHref()
  const steps = publishSteps.map(number => ({
    name: t(names[number]),
    to: href(publishAddress({ code, step: number })),
  }))
  return <FormSteps label={t(exposureText.stepsOfForm)} steps={steps} step={step} open={open} />
}

/** '2. What happened', the head of a step. */
export function StepTitle({ step }: { step: PublishStep }) {
  const t = useText()
  return <h2>{t(exposureText.numbered, { number: step, name: t(names[step]) })}</h2>
}
