import styles from './choices.module.css'

interface ChoicesProps {
  label: string
  /** Values and their names. */
  names: readonly (readonly [value: string, name: string])[]
  value: string
  onChange: (value: string) => void
  /** For more values than fit side by side. */
  isSelect?: boolean
  /** If the values are self-explanatory. */
  hideLabel?: boolean
}

/** A choice between several values: side by side, or as a drop-down list. */
export function Choices({ label, names, value, onChange, isSelect = false, hideLabel = false }: ChoicesProps) {
  if (isSelect)
    return (
      <label className={styles.field}>
        <span className={styles.label}>{label}</span>
        <select value={value} onChange={event => onChange(event.currentTarget.value)}>
          {names.map(([key, name]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      </label>
    )
  return (
    <fieldset className={styles.field}>
      <legend className={hideLabel ? styles.hidden : styles.label}>{label}</legend>
      <div className={styles.segments}>
        {names.map(([key, name]) => (
          <label key={key} className={styles.segment}>
            <input type="radio" name={label} value={key} checked={key === value} onChange={() => onChange(key)} />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
