import { X } from '@lucide/icons'
import type { KeyboardEvent } from 'react'
import { useText } from 'shared-state/runtime'
import { IconButton } from '../../icon-button.tsx'
import { uiText } from '../../strings/keys.ts'
import { TextField } from '../../text-field.tsx'
import styles from './cover-dialog.module.css'
import type { CoverArea } from './pixelate.ts'

const labels: Record<keyof CoverArea, number> = {
  left: uiText.fromLeft,
  top: uiText.fromTop,
  width: uiText.areaWidth,
  height: uiText.areaHeight,
}
const sides = Object.keys(labels) as (keyof CoverArea)[]

interface AreaFieldsProps {
  number: number
  area: CoverArea
  onChange: (area: CoverArea) => void
  onRemove: () => void
}

const isInput = ({ target }: KeyboardEvent) => target instanceof HTMLInputElement

/** One covered area in figures, for the keyboard: the arrow keys move and resize it. */
export function AreaFields({ number, area, onChange, onRemove }: AreaFieldsProps) {
  const t = useText()
  const name = t(uiText.coverArea, { number })
  return (
    // Enter would submit the form around the dialog.
    <fieldset
      className={styles.area}
      onKeyDown={event => event.key === 'Enter' && isInput(event) && event.preventDefault()}
    >
      <legend>{name}</legend>
      {sides.map(side => (
        <TextField
          key={side}
          label={t(labels[side])}
          type="number"
          min={0}
          max={100}
          dir="ltr"
          className={styles.field}
          value={Math.round(area[side])}
          onChange={event => onChange({ ...area, [side]: Number(event.currentTarget.value) })}
        />
      ))}
      <IconButton label={t(uiText.remove, { name })} icon={X} onClick={onRemove} />
    </fieldset>
  )
}
