import { Check, Clock, Flag } from '@lucide/icons'
import { useText } from 'shared-state/runtime'
import { classNames } from 'ui/class-names'
import { Icon } from 'ui/icon'
import { VisuallyHidden } from 'ui/visually-hidden'
import { exposureText } from '../strings/keys.ts'
import type { CaseStep } from './case-steps.ts'
import styles from './step-line.module.css'

const looks = {
  done: { icon: Check, word: exposureText.stepDone },
  now: { icon: Clock, word: exposureText.stepNow },
  ahead: { icon: Flag, word: exposureText.stepAhead },
}

/** Progress of the case between published and resolved. */
export function StepLine({ steps }: { steps: readonly CaseStep[] }) {
  const t = useText()
  return (
    <div className={styles.place}>
      <ol role="list" aria-label={t(exposureText.steps)} className={styles.steps}>
        {steps.map(({ text, state }) => (
          <li
            key={text}
            className={classNames(styles.step, styles[state])}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <span className={styles.dot}>
              <Icon of={looks[state].icon} size="s" className={styles.icon} />
            </span>
            <span>
              {t(text)}
              <VisuallyHidden>: {t(looks[state].word)}</VisuallyHidden>
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
