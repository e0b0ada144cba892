import { useEffect, useId, useRef, useState, type CSSProperties, type ReactNode, type SyntheticEvent } from 'react'
import type { GlossaryTerm } from 'calls/entities/article'
import { SiteLink, useText } from 'shared-state/runtime'
import { Text } from 'ui/text'
import { Written } from 'ui/written'
import { educationText } from '../../strings/keys.ts'
import { glossaryPath } from './load-glossary.ts'
import styles from './term-hints.module.css'

interface Hint {
  term: GlossaryTerm
  /** The link in the text that the hint belongs to. */
  link: HTMLAnchorElement
  top: number
  start: number
}

/** Time in ms to move the pointer from the term to its hint. */
const GRACE_MS = 200

const termLinkOf = ({ target }: Pick<SyntheticEvent, 'target'>): HTMLAnchorElement | null =>
  (target as Element).closest<HTMLAnchorElement>('a[data-term]')

/**
 * Shows the definition of a linked term on hover, on focus and on the first tap; Escape and a tap elsewhere close it. The second tap, a click
 * and a browser without JavaScript open the glossary.
 */
export function TermHints({
  terms,
  lang,
  children,
}: {
  terms: readonly GlossaryTerm[]
  lang: string
  children: ReactNode
}) {
  const t = useText()
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** The link whose hint was open when a tap began: the tap itself opens one, by giving the link the focus. */
  const openBefore = useRef<HTMLAnchorElement>(undefined)
  const [hint, setHint] = useState<Hint>()

  const stay = () => clearTimeout(closing.current)
  const close = () => {
    stay()
    setHint(undefined)
  }
  const closeSoon = () => {
    stay()
    closing.current = setTimeout(() => setHint(undefined), GRACE_MS)
  }
  const open = (link: HTMLAnchorElement | null) => {
    const term = link && terms.find(({ code }) => code === link.dataset['term'])
    if (!term || !place.current) return
    stay()
    setHint({ term, link, ...positionBelow(link, place.current) })
  }

  useEffect(() => {
    if (!hint) return
    hint.link.setAttribute('aria-describedby', id)
    const pressed = ({ key }: KeyboardEvent) => key === 'Escape' && setHint(undefined)
    const tapped = ({ target }: Event) => !place.current?.contains(target as Node) && setHint(undefined)
    document.addEventListener('keydown', pressed)
    document.addEventListener('pointerdown', tapped)
    return () => {
      hint.link.removeAttribute('aria-describedby')
      document.removeEventListener('keydown', pressed)
      document.removeEventListener('pointerdown', tapped)
    }
  }, [hint, id])
  useEffect(() => stay, [])

  return (
    <div
      ref={place}
      className={styles.place}
      onPointerOver={event => event.pointerType === 'mouse' && open(termLinkOf(event))}
      onPointerOut={event => event.pointerType === 'mouse' && closeSoon()}
      onPointerDownCapture={() => (openBefore.current = hint?.link)}
      onFocus={event => open(termLinkOf(event))}
      onBlur={closeSoon}
      onClickCapture={event => {
        const link = termLinkOf(event)
        if (!link) return
        const isTouch = (event.nativeEvent as PointerEvent).pointerType === 'touch'
        if (isTouch && openBefore.current !== link) {
          event.preventDefault()
          event.stopPropagation()
          open(link)
        }
      }}
    >
      {children}
      {hint && (
        <div
          id={id}
          role="tooltip"
          className={styles.hint}
          style={{ '--top': `${hint.top}px`, '--start': `${hint.start}px` } as CSSProperties}
          onPointerEnter={stay}
        >
          <Written as="p" lang={lang}>
            <strong>{hint.term.term}</strong>: {hint.term.definition}
          </Written>
          <Text as="p" size="sm">
            <SiteLink to={`${glossaryPath}#${hint.term.code}`} onClick={close}>
              {t(educationText.glossary)}
            </SiteLink>
          </Text>
        </div>
      )}
    </div>
  )
}

/** Below the end of the link's last line; `start` counts from the side where lines begin. The stylesheet keeps the hint within the text. */
function positionBelow(link: Element, place: Element): Pick<Hint, 'top' | 'start'> {
  const text = place.getBoundingClientRect()
  const line = [...link.getClientRects()].at(-1) ?? link.getBoundingClientRect()
  const isRtl = getComputedStyle(place).direction === 'rtl'
  return { top: line.bottom - text.top, start: isRtl ? text.right - line.right : line.left - text.left }
}
