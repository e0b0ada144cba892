import { ChevronLeft, ChevronRight } from '@lucide/icons'
import { Link } from 'react-router-dom'
import { useLocale, useText } from 'shared-state/runtime'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { NumberText } from './number-text.tsx'
import { pagerWindow } from './pager-window.ts'
import styles from './pager.module.css'
import { uiText } from './strings/keys.ts'

export interface PagerProps {
  /** The first page is 1. */
  page: number
  pages: number
  /** Full address of a page. */
  hrefOf: (page: number) => string
}

/** Real addresses, so that pages can be shared, crawled and opened without JavaScript. A single page needs no pager. */
export function Pager({ page, pages, hrefOf }: PagerProps) {
  const t = useText()
  const { formatNumber } = useLocale()
  if (pages <= 1) return null
  const shown = pagerWindow(page, pages)
  // On narrow screens the neighbour next to a gap is left out too.
  const isSpare = (n: number, i: number) =>
    n !== 1 && n !== page && n !== pages && (shown[i - 1] === 'gap' || shown[i + 1] === 'gap')
  return (
    <nav aria-label={t(uiText.pages)} className={styles.pager}>
      <ul role="list" className={styles.list}>
        <li>
          {page > 1 ? (
            <Link
              to={hrefOf(page - 1)}
              discover="none"
              rel="prev"
              className={styles.step}
              aria-label={t(uiText.previous)}
            >
              <Before />
            </Link>
          ) : (
            <span className={styles.none}>
              <Before />
            </span>
          )}
        </li>
        {shown.map((n, i) => (
          <li key={n === 'gap' ? `gap-${i}` : n} className={classNames(n !== 'gap' && isSpare(n, i) && styles.spare)}>
            {n === 'gap' ? (
              <span className={styles.gap}>…</span>
            ) : (
              <Link
                to={hrefOf(n)}
                discover="none"
                className={styles.page}
                aria-current={n === page ? 'page' : undefined}
                aria-label={t(uiText.pageOf, { page: formatNumber(n), pages: formatNumber(pages) })}
              >
                <NumberText value={n} />
              </Link>
            )}
          </li>
        ))}
        <li>
          {page < pages ? (
            <Link to={hrefOf(page + 1)} discover="none" rel="next" className={styles.step} aria-label={t(uiText.next)}>
              <After />
            </Link>
          ) : (
            <span className={styles.none}>
              <After />
            </span>
          )}
        </li>
      </ul>
    </nav>
  )
}

function Before() {
  const t = useText()
  return (
    <>
      <Icon of={ChevronLeft} size="s" flip />
      <span className={styles.words}>{t(uiText.previous)}</span>
    </>
  )
}

function After() {
  const t = useText()
  return (
    <>
      <span className={styles.words}>{t(uiText.next)}</span>
      <Icon of={ChevronRight} size="s" flip />
    </>
  )
}
