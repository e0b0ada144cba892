import type { FlashItem } from 'calls/entities/flash-item'
import { useText } from 'shared-state/runtime'
import { DateText } from 'ui/date-text'
import { VisuallyHidden } from 'ui/visually-hidden'
import { Written } from 'ui/written'
import { educationText } from '../strings/keys.ts'
import styles from './flash-list.module.css'

/** Flash items in the order given: time, then text. An important one is bold and has a red diamond. */
export function FlashList({ items, full = false }: { items: readonly FlashItem[]; full?: boolean }) {
  const t = useText()
  return (
    <ul role="list" className={styles.list}>
      {items.map(item => (
        <li key={item.id} id={`flash-${item.id}`} className={styles.item}>
          <span className={styles.time}>
            <DateText iso={item.publishedAt} look="time" />
          </span>
          <div className={styles.words}>
            <p className={item.important ? styles.important : undefined}>
              {item.important && (
                <>
                  <svg viewBox="0 0 10 10" className={styles.diamond} aria-hidden="true">
                    <path d="M5 0 10 5 5 10 0 5Z" />
                  </svg>
                  <VisuallyHidden>{t(educationText.important)}: </VisuallyHidden>
                </>
              )}
              <Written>{item.content}</Written>
            </p>
            {full && <p className={styles.source}>{[item.source, ...item.symbols].join(' · ')}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}
