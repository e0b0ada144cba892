import { useLocale, useText } from 'shared-state/runtime'
import { VisuallyHidden } from 'ui/visually-hidden'
import { shellText } from '../../strings/keys.ts'
import styles from './live-count.module.css'
import type { MenuEntry } from './menu-entries.ts'

/** The number of live rooms, after the name of their menu entry (spec 7.6). Nothing while there are none. */
export function LiveCount({ live }: Pick<MenuEntry, 'live'>) {
  const t = useText()
  const { formatNumber } = useLocale()
  if (!live) return null
  return (
    <>
      {' '}
      <span aria-hidden="true" className={styles.count}>
        {formatNumber(live)}
      </span>
      <VisuallyHidden>{t(shellText.liveNow, { number: formatNumber(live) })}</VisuallyHidden>
    </>
  )
}
