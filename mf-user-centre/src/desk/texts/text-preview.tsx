import { useEffect, useRef } from 'react'
import { useText } from 'shared-state/runtime'
import { Prose } from 'ui/prose'
import { Text } from 'ui/text'
import { useCount } from '../../list/use-count.ts'
import { articleDeskText, deskText } from '../../strings/keys.ts'
import styles from './text-preview.module.css'

interface TextPreviewProps {
  label: string
  /** Sanitised by the server. */
  html: string
  /** Number of questions of the quiz, which is not shown here. */
  questions: number
  lang: 'en' | 'id'
}

/** A text as readers will see it. It takes the focus, because it appears below the button that was pressed. */
export function TextPreview({ label, html, questions, lang }: TextPreviewProps) {
  const t = useText()
  const countText = useCount()
  const place = useRef<HTMLElement>(null)
  useEffect(() => place.current?.focus(), [html])
  return (
    <section ref={place} tabIndex={-1} aria-label={label} className={styles.preview}>
      <Text as="div" size="sm" tone="quiet">
        {t(deskText.preview)}
      </Text>
      <Prose html={html} lang={lang} />
      {questions > 0 && (
        <Text as="div" size="sm" tone="quiet">
          {countText(articleDeskText.quiz, questions)}
        </Text>
      )}
    </section>
  )
}
