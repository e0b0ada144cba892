import { ChevronDown } from '@lucide/icons'
import { useEffect, useRef } from 'react'
import { useText } from 'shared-state/runtime'
import { Icon } from 'ui/icon'
import { toolsText } from '../strings/keys.ts'
import styles from './answer-bar.module.css'
import type { Shown } from '../calculator/shown.ts'

/** The answer at the foot of a phone's screen while the form is in view; it leads to the result. At the form's end it stays there. */
export function AnswerBar({ shown, onFollowed }: { shown: Shown | undefined; onFollowed: () => void }) {
  const t = useText()
  const bar = useRef<HTMLDivElement>(null)
  useEffect(
    () => (bar.current && window.visualViewport ? aboveKeyboard(bar.current, window.visualViewport) : undefined),
    [],
  )
  return (
    <div ref={bar} className={styles.bar}>
      <button type="button" className={styles.answer} onClick={onFollowed}>
        <span className={styles.title}>{shown ? shown.title : t(toolsText.noAnswer)}</span>
        {shown && (
          <bdi className={styles.figure}>
            {shown.figure} {shown.unit}
          </bdi>
        )}
        <Icon of={ChevronDown} size="s" />
      </button>
    </div>
  )
}

/** Keeps an element above the keyboard of a phone, which covers the page instead of shrinking it. */
function aboveKeyboard(element: HTMLElement, viewport: VisualViewport): () => void {
  const place = () => {
    // While the page is zoomed, most of it is out of sight without any keyboard.
    const covered = viewport.scale > 1 ? 0 : Math.max(0, innerHeight - viewport.height - viewport.offsetTop)
    element.style.setProperty('--covered', `${Math.round(covered)}px`)
  }
  place()
  viewport.addEventListener('resize', place)
  viewport.addEventListener('scroll', place)
  return () => {
    viewport.removeEventListener('resize', place)
    viewport.removeEventListener('scroll', place)
  }
}
