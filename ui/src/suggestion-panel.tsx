import { ArrowRight, CloudOff, SearchX, Unplug } from '@lucide/icons'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useText } from 'shared-state/runtime'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { Skeleton } from './skeleton.tsx'
import { uiText } from './strings/keys.ts'
import styles from './suggestion-panel.module.css'
import type { Suggestions } from './use-suggestions.ts'

export interface Suggestion {
  key: string
  /** Full address of the page it opens. */
  to: string
  /** Content of the option; its accessible name is derived from it, so it must not contain controls. */
  content: ReactNode
}

export interface SuggestionPanelProps {
  suggestions: Suggestions<Suggestion>
  /** Id of the listbox; its options are `{id}-0`, `{id}-1`, …, and the last one links to all results. */
  id: string
  label: string
  /** Full address of the page with all results. */
  everyResult: string
  /** Index of the option that Enter opens; -1 means none. */
  active: number
  /** Placed in the flow instead of floating over the following content. */
  inline?: boolean | undefined
  onChoose: (index: number) => void
}

/** Key of the last option. */
export const everyKey = 'every result'

const faults = {
  failed: { icon: Unplug, words: uiText.suggestionsFailed },
  offline: { icon: CloudOff, words: uiText.suggestionsOffline },
}

/** The panel below a search field: suggestions as a listbox, a link to all results as its last option, and any error. */
export function SuggestionPanel({
  suggestions,
  id,
  label,
  everyResult,
  active,
  inline,
  onChoose,
}: SuggestionPanelProps) {
  const t = useText()
  const { phase, keyword, items } = suggestions
  const options = [...items, { key: everyKey, to: everyResult, content: <EveryResult keyword={keyword} /> }]
  const fault = phase === 'failed' || phase === 'offline' ? faults[phase] : null
  return (
    <div className={classNames(styles.panel, inline ? styles.inline : styles.floating)}>
      {fault && (
        <p className={styles.say}>
          <Icon of={fault.icon} />
          {t(fault.words)}
        </p>
      )}
      {phase === 'ready' && items.length === 0 && (
        <p className={styles.say}>
          <Icon of={SearchX} />
          {t(uiText.noSuggestions)}
        </p>
      )}
      {phase === 'waiting' && items.length === 0 && <Skeleton shape="rows" count={3} />}
      <div role="listbox" id={id} aria-label={label} aria-busy={phase === 'waiting'} className={styles.list}>
        {options.map(({ key, to, content }, index) => (
          <Link
            key={key}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            to={to}
            className={classNames(styles.option, index === items.length && styles.every)}
            onClick={() => onChoose(index)}
          >
            {content}
          </Link>
        ))}
      </div>
      <p className={styles.keys} aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> {t(uiText.keysChoose)} <kbd>Enter</kbd> {t(uiText.keysOpen)}
      </p>
    </div>
  )
}

function EveryResult({ keyword }: { keyword: string }) {
  const t = useText()
  return (
    <>
      {t(uiText.everyResult, { keyword })}
      <Icon of={ArrowRight} size="s" flip />
    </>
  )
}
