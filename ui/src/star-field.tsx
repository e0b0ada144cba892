import { useId } from 'react'
import { useText } from 'shared-state/runtime'
import { classNames } from './class-names.ts'
import { FieldError } from './field.tsx'
import styles from './star-field.module.css'
import { starPath } from './star-path.ts'
import { uiText } from './strings/keys.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface StarFieldProps {
  label: string
  name: string
  /** 1 to 5 stars of an uncontrolled field. */
  defaultValue?: number | undefined
  error?: string | undefined
}

/** A rating of one to five whole stars: five radio buttons; CSS alone fills those up to the chosen one. */
export function StarField({ label, name, defaultValue, error }: StarFieldProps) {
  const t = useText()
  const id = useId()
  const errorId = error ? `${id}-error` : undefined
  return (
    <fieldset className={styles.group} aria-describedby={errorId}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.row}>
        {[1, 2, 3, 4, 5].map(stars => (
          <label key={stars} className={styles.star}>
            <input
              type="radio"
              name={name}
              value={stars}
              defaultChecked={stars === defaultValue}
              aria-invalid={error ? true : undefined}
              className={styles.unseen}
            />
            <svg viewBox="0 0 16 16" aria-hidden="true" className={styles.shape}>
              <path d={starPath} />
            </svg>
            <VisuallyHidden>{t(uiText.starsOf, { stars })}</VisuallyHidden>
          </label>
        ))}
        {[1, 2, 3, 4, 5].map(stars => (
          <span key={stars} aria-hidden="true" className={classNames(styles.words, styles[`words${stars}`])}>
            {t(uiText.starsOf, { stars })}
          </span>
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}
