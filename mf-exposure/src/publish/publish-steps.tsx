import { Link } from 'react-router-dom'
import { useHref, useText } from 'shared-state/runtime'
import { uiText } from 'ui/strings/keys.ts'
import { VisuallyHidden } from 'ui/visually-hidden'
import { exposureText } from '../strings/keys.ts'
import { publishAddress, publishSteps, type PublishStep } from './publish-query.ts'
import styles from './publish-steps.module.css'

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
  return (
    <ol role="list" aria-label={t(exposureText.stepsOfForm)} className={styles.steps}>
      {publishSteps.map(number => {
        const look = number === step ? styles.now : number <= open ? styles.done : styles.ahead
        return (
          <li key={number} className={look} aria-current={number === step ? 'step' : undefined}>
            {number !== step && number <= open ? (
              <Link to={href(publishAddress({ code, step: number }))}>{t(names[number])}</Link>
            ) : (
              t(names[number])
            )}
            {number < step && number <= open && <VisuallyHidden> ({t(uiText.done)})</VisuallyHidden>}
          </li>
        )
      })}
    </ol>
  )
}

/** '2. What happened', the head of a step. */
export function StepTitle({ step }: { step: PublishStep }) {
  const t = useText()
  return <h2>{t(exposureText.numbered, { number: step, name: t(names[step]) })}</h2>
}
