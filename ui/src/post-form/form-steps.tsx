import { Link } from 'react-router-dom'
import { useText } from 'shared-state/runtime'
import { uiText } from '../strings/keys.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'
import styles from './form-steps.module.css'

export interface FormStepsProps {
  label: string
  /** The steps in their order; `to`: the step can be opened. */
  steps: readonly { name: string; to?: string | undefined }[]
  /** The step that is shown and the last one that can be filled in, counted from 1. */
  step: number
  open: number
}

/** Where the author is in a form of several steps. */
export function FormSteps({ label, steps, step, open }: FormStepsProps) {
  const t = useText()
  return (
    <ol role="list" aria-label={label} className={styles.steps}>
      {steps.map(({ name, to }, index) => {
        const number = index + 1
        const look = number === step ? styles.now : number <= open ? styles.done : styles.ahead
        return (
          <li key={number} className={look} aria-current={number === step ? 'step' : undefined}>
            {to !== undefined && number !== step && number <= open ? <Link to={to}>{name}</Link> : name}
            {number < step && number <= open && <VisuallyHidden> ({t(uiText.done)})</VisuallyHidden>}
          </li>
        )
      })}
    </ol>
  )
}
