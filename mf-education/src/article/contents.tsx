import { ChevronDown } from 'lucide-react'
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
  /** At the side where there is a side column, else folded under the title; each hides itself where the other shows. */
  at: 'side' | 'top'
}

/** `2. The register` is the second in the list anyway. */
const withoutNumber = (heading: string) => heading.replace(/^\d+\.\s+/, '')

/** The headings of an article, as links to them. */
export function Contents({ toc, at }: ContentsProps) {
  const t = useText()
  if (toc.length === 0) return null
  const list = (
    <ol role="list" className={styles.list}>
      {/* A router's link: a plain one would have the router restore the scroll position of the page before. */}
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
