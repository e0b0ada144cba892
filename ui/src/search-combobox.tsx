import { X } from '@lucide/icons'
import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react'
import { useText } from 'shared-state/runtime'
import { IconButton } from './icon-button.tsx'
import styles from './search-combobox.module.css'
import { SearchField, type SearchFieldProps } from './search-field.tsx'
import { uiText } from './strings/keys.ts'
import { everyKey, SuggestionPanel, type Suggestion } from './suggestion-panel.tsx'
import { useSuggestions, type LoadSuggestions } from './use-suggestions.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface SearchComboboxProps extends Omit<SearchFieldProps, 'name' | 'id' | 'inside' | 'role' | 'ref'> {
  /** Name of the field in the address; default `q`. */
  name?: string
  /** Must keep its identity between renders. A rejection is shown as suggestions that failed to load. */
  load: LoadSuggestions<Suggestion>
  /** Sent along with the keyword: as hidden fields, and in the address of the full results. */
  keep?: Readonly<Record<string, string>> | undefined
  /** Suggestions push the following content down, for a field in its own sheet; otherwise they float. */
  inline?: boolean | undefined
  /** Shown below the field until something is typed. */
  untyped?: ReactNode
  /** The page takes over the chosen suggestion, and the field is cleared for the next. */
  clearOnChoose?: boolean | undefined
  /** `position` counts from 1; not called for the link to all results. */
  onChoose?: ((suggestion: Suggestion, position: number) => void) | undefined
}

/**
 * A search field with suggestions (decisions 7): from two characters on, 200 ms after the last keystroke. Arrow keys move through them,
 * Home and End work once one is selected, Enter opens it or submits the search, Escape closes the list. Without JavaScript it is a plain
 * form.
 */
export function SearchCombobox({
  load,
  keep = {},
  inline,
  untyped,
  clearOnChoose,
  onChoose,
  name = 'q',
  children,
  ...field
}: SearchComboboxProps) {
  const t = useText()
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const word = useRef(field.defaultValue)
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  // By key, not by index: the next response must not put another option under a visitor about to press Enter.
  const [active, setActive] = useState<string | null>(null)
  const suggestions = useSuggestions(typed, load)
  const { phase, keyword, items } = suggestions
  const shown = open && phase !== 'none'
  const keys = [...items.map(({ key }) => key), everyKey]
  const chosen = shown && active !== null ? keys.indexOf(active) : -1

  useEffect(() => {
    if (word.current === field.defaultValue) return
    // The page has a new keyword, as after a search; until then the visitor's typing is left alone.
    word.current = field.defaultValue
    if (input.current) input.current.value = String(field.defaultValue ?? '')
  }, [field.defaultValue])
  useEffect(() => {
    if (chosen >= 0) document.getElementById(`${id}-${chosen}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, chosen])

  const close = () => {
    setOpen(false)
    setActive(null)
  }
  const type = (value: string) => {
    setTyped(value)
    setActive(null)
    setOpen(true)
  }
  const empty = () => {
    if (input.current) input.current.value = ''
    type('')
  }
  const clear = () => {
    empty()
    input.current?.focus()
  }
  const walk = (event: KeyboardEvent, to: number) => {
    event.preventDefault()
    setOpen(true)
    // After the last option and before the first, the selection returns to the field itself.
    setActive(keys[to < -1 ? items.length : to] ?? null)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Tab') close()
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      // A prefilled field has not been typed in yet.
      setTyped(event.currentTarget.value)
      walk(event, chosen + (event.key === 'ArrowDown' ? 1 : -1))
    }
    if (event.key === 'Home' && chosen >= 0) walk(event, 0)
    if (event.key === 'End' && chosen >= 0) walk(event, items.length)
    if (event.key === 'Enter' && chosen >= 0) {
      event.preventDefault()
      document.getElementById(`${id}-${chosen}`)?.click()
    }
    if (event.key === 'Escape' && shown) {
      event.preventDefault()
      event.stopPropagation()
      close()
    }
  }
  const leave = (event: FocusEvent) => {
    if (!root.current?.contains(event.relatedTarget)) close()
  }
  const choose = (index: number) => {
    const suggestion = items[index]
    if (suggestion && clearOnChoose) empty()
    close()
    if (suggestion) onChoose?.(suggestion, index + 1)
  }

  return (
    <div ref={root} onBlur={leave} onSubmit={close}>
      <SearchField
        {...field}
        ref={input}
        name={name}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={id}
        aria-activedescendant={chosen >= 0 ? `${id}-${chosen}` : undefined}
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        onInput={event => type(event.currentTarget.value)}
        onKeyDown={press}
        onClick={() => setOpen(true)}
        inside={<IconButton label={t(uiText.clear)} icon={X} className={styles.clear} onClick={clear} />}
      >
        {Object.entries(keep).map(([kept, value]) => (
          <input key={kept} type="hidden" name={kept} value={value} />
        ))}
        {children}
        {typed === '' && untyped && <div className={styles.untyped}>{untyped}</div>}
        {shown && (
          // The field keeps the focus while an option is clicked.
          <div onMouseDown={event => event.preventDefault()}>
            <SuggestionPanel
              suggestions={suggestions}
              id={id}
              label={field.label}
              everyResult={`${field.action}?${new URLSearchParams({ ...keep, [name]: keyword }).toString()}`}
              active={chosen}
              inline={inline}
              onChoose={choose}
            />
          </div>
        )}
        <VisuallyHidden>
          <span role="status">{shown && phase === 'ready' && t(uiText.suggestionCount, { count: items.length })}</span>
        </VisuallyHidden>
      </SearchField>
    </div>
  )
}
