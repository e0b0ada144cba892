import { ChevronDown } from '@lucide/icons'
import { Link } from 'react-router-dom'
import type { ArticleWithContent } from 'calls/entities/article'
import { useText } from 'shared-state/runtime'
import { Icon } from 'ui/icon'
import { Panel } from 'ui/panel'
import { Written } from 'ui/written'
import { educationText } from '../strings/keys.ts'
import styles from './contents.module.css'

interface ContentsProps {
  toc: ArticleWithContent['toc']
  /** In the side column if there is one, otherwise in a disclosure below the title; each is hidden where the other is shown. */
  at: 'side' | 'top'
}

/** Removes the number of a heading such as `2. The register`, as the list is numbered anyway. */
const withoutNumber = (heading: string) => heading.replace(/^\d+\.\s+/, '')

/** Links to the headings of an article. */
export function Contents({ toc, at }: ContentsProps) {
  const t = useText()
  if (toc.length === 0) return null
  const list = (
    <ol role="list" className={styles.list}>
      {/* The router's own link: with a plain link the router would restore the scroll position of the previous page. */}
      {toc.map(({ id, text }) => (
        <li key={id}>
          <Link to={`#${id}`} className={styles.link}>
            <Written>{withoutNumber(text)}</Written>
          </Link>
        </li>
      ))}
    </ol>
  )
  if (at === 'side') {
    return (
      <nav aria-label={t(educationText.onThisPage)} className={styles.side}>
        <Panel title={t(educationText.onThisPage)}>{list}</Panel>
      </nav>
    )
  }
  return (
    <details className={styles.top}>
      <summary className={styles.summary}>
        {t(educationText.onThisPageParts, { count: toc.length })}
        <Icon of={ChevronDown} className={styles.chevron} />
      </summary>
      {list}
    </details>
  )
}
