import { Search } from '@lucide/icons'
import { Form, useSubmit } from 'react-router-dom'
import { useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Icon } from 'ui/icon'
import { SelectField } from 'ui/select-field'
import { TextField } from 'ui/text-field'
import { brokersText } from '../strings/keys.ts'
import styles from './list-filters.module.css'

export interface ListSelect {
  name: string
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  /** Option for no choice; without it one of the options has the value ''. */
  any?: string
}

interface ListFiltersProps {
  /** Full address of the list. */
  action: string
  /** The current query: the fields are remounted when it changes, so that going back shows the earlier values. */
  asked: string
  keyword?: { label: string; value: string }
  selects: readonly ListSelect[]
  /** Fields set elsewhere on the page, kept on submit. */
  keep?: Readonly<Record<string, string>>
}

/** Filters and sort order of a list: a GET form, submitted at once by a choice and by its button, also without JavaScript. */
export function ListFilters({ action, asked, keyword, selects, keep = {} }: ListFiltersProps) {
  const t = useText()
  const submit = useSubmit()
  const send = (event: { currentTarget: HTMLSelectElement }) =>
    void submit(event.currentTarget.form, { preventScrollReset: true })
  return (
    <Form key={asked} method="get" action={action} role="search" className={styles.filters} preventScrollReset>
      {Object.entries(keep).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {keyword && (
        <TextField
          label={keyword.label}
          hideLabel
          name="keyword"
          type="search"
          maxLength={64}
          defaultValue={keyword.value}
          placeholder={keyword.label}
          before={<Icon of={Search} size="s" />}
          className={styles.keyword}
        />
      )}
      {selects.map(({ name, label, value, options, any }) => (
        <SelectField
          key={name}
          label={label}
          hideLabel
          name={name}
          defaultValue={value}
          options={options}
          placeholder={any}
          onChange={send}
          className={styles.select}
        />
      ))}
      {keyword ? (
        <Button type="submit" variant="secondary">
          {t(brokersText.find)}
        </Button>
      ) : (
        <noscript>
          <Button type="submit" variant="secondary">
            {t(brokersText.apply)}
          </Button>
        </noscript>
      )}
    </Form>
  )
}
