import { ChevronDown } from '@lucide/icons'
import type { ComponentProps } from 'react'
import control from './control.module.css'
import { Field, type FieldWords } from './field.tsx'
import { Icon } from './icon.tsx'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean | undefined
  /** Heading of the group; options of one group follow each other. */
  group?: string | undefined
}

export type SelectFieldProps = FieldWords &
  Omit<ComponentProps<'select'>, 'className' | 'children' | 'aria-describedby' | 'aria-invalid'> & {
    options: readonly SelectOption[]
    /** First and empty option: 'Choose a country'. */
    placeholder?: string | undefined
    className?: string | undefined
  }

/** The browser's native list, so that phones show theirs. */
export function SelectField(props: SelectFieldProps) {
  const { label, hideLabel, help, error, optional, aside, options, placeholder, className, id, ...select } = props
  return (
    <Field {...{ label, hideLabel, help, error, optional, aside, className, id }}>
      {tie => (
        <div className={control.select}>
          <select {...select} {...tie} className={control.control}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {grouped(options).map(({ group, members }) =>
              group === undefined ? (
                members.map(optionOf)
              ) : (
                <optgroup key={group} label={group}>
                  {members.map(optionOf)}
                </optgroup>
              ),
            )}
          </select>
          <Icon of={ChevronDown} size="s" className={control.chevron} />
        </div>
      )}
    </Field>
  )
}

const optionOf = ({ value, label, disabled }: SelectOption) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
)

/** Options that follow each other and have the same group. */
function grouped(options: readonly SelectOption[]) {
  const groups: { group: string | undefined; members: SelectOption[] }[] = []
  for (const option of options) {
    const last = groups.at(-1)
    if (last && last.group === option.group) last.members.push(option)
    else groups.push({ group: option.group, members: [option] })
  }
  return groups
}
