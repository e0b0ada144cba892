import { ArrowUp } from '@lucide/icons'
import { observer } from 'mobx-react-lite'
import { useStore, useText } from 'shared-state/runtime'
import { IconButton } from 'ui/icon-button'
import { shellText } from '../strings/keys.ts'
import styles from './back-to-top.module.css'

/** Back to the top of a long page, shown from the second screen on. The focus moves too, so that Tab continues from the top. */
export const BackToTop = observer(function BackToTop({ contentId }: { contentId: string }) {
  const t = useText()
  const { screen } = useStore()
  if (!screen.isPastFirstScreen) return null
  const goUp = () => {
    window.scrollTo({ top: 0 })
    document.getElementById(contentId)?.focus({ preventScroll: true })
  }
  return <IconButton label={t(shellText.backToTop)} icon={ArrowUp} className={styles.button} onClick={goUp} />
})
