import { useNavigate } from 'react-router-dom'
import { useHref, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { GradeBadge } from 'ui/grade-badge'
import { Wrap } from 'ui/wrap'
import { SiteSearch } from '../../search/site-search.tsx'
import { shellText } from '../../strings/keys.ts'
import styles from '../error/error-page.module.css'

/** `404.html` (spec 2.3): says that the page does not exist, and offers a search and links back. */
export function NotFoundPage() {
  const t = useText()
  const href = useHref()
  const navigate = useNavigate()
  return (
    <Wrap>
      <div className={styles.page}>
        <p className={styles.number} aria-hidden="true">
          404 <GradeBadge grade={null} size="l" />
        </p>
        <h1>{t(shellText.notFoundTitle)}</h1>
        <p className={styles.why}>{t(shellText.notFoundWhat)}</p>
        <div className={styles.search}>
          <SiteSearch />
        </div>
        <div className={styles.actions}>
          <Button to={href('/')}>{t(shellText.backHome)}</Button>
          <Button variant="secondary" className={styles.scripted} onClick={() => void navigate(-1)}>
            {t(shellText.goBack)}
          </Button>
        </div>
      </div>
    </Wrap>
  )
}
