import type { HelpTerm } from 'calls/entities/help-terms'
import { staticTooltips } from 'calls/tooltips'
import { useEffect, useState } from 'react'
import { useStore, useText } from 'shared-state/runtime'
import { classNames } from '../class-names.ts'
import { uiText } from '../strings/keys.ts'
import type { Place } from './place-next-to.ts'
import styles from './term-help.module.css'

/** Browsers without popovers show it in the same place, below what the page itself keeps on top. */
const showOnTop = (shown: HTMLElement | null) => shown?.showPopover?.()

/** The explanation of a term, above everything else on the page. All terms come in one file, once per tab. */
export function Explanation({ term, place }: { term: HelpTerm; place: Place }) {
  const t = useText()
  const { api, visitor } = useStore()
  const { lang } = visitor
  /** Null: it could not be loaded. */
  const [words, setWords] = useState<string | null>()

  useEffect(() => {
    const left = new AbortController()
    const settle = (next: string | null) => {
      if (!left.signal.aborted) setWords(next)
    }
    api.call(staticTooltips, { lang }, left).then(
      texts => settle(texts[term] ?? null),
      () => settle(null),
    )
    return () => left.abort()
  }, [api, lang, term])

  return (
    <span
      ref={showOnTop}
      popover="manual"
      className={classNames(styles.explanation, place.above && styles.above)}
      style={place.style}
    >
      {words === undefined ? t(uiText.explanationLoading) : (words ?? t(uiText.explanationFailed))}
    </span>
  )
}
