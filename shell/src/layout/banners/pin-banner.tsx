import { FlaskConical } from '@lucide/icons'
import { useStore, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Icon } from 'ui/icon'
import { Wrap } from 'ui/wrap'
import { shellText } from '../../strings/keys.ts'
import styles from './pin-banner.module.css'

/** Tells a visitor with a pinned release what is pinned, and links back to the public releases. */
export function PinBanner() {
  const t = useText()
  const pinned = Object.entries(useStore().snapshot.pinned)
  if (pinned.length === 0) return null
  const releases = pinned.map(([area, version]) => `${area} ${version}`).join(', ')
  return (
    <div className={styles.banner}>
      <Wrap className={styles.line}>
        <Icon of={FlaskConical} className={styles.icon} />
        <p className={styles.words}>{t(shellText.previewing, { releases })}</p>
        <Button variant="secondary" small to="/pin/off" reloadDocument>
          {t(shellText.stopPreview)}
        </Button>
      </Wrap>
    </div>
  )
}
