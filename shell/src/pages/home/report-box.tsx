import { Megaphone } from '@lucide/icons'
import { matchArea } from 'shared-state/contract/match-area'
import { useHref, useStore, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { shellText } from '../../strings/keys.ts'
import styles from './report-box.module.css'

const exposuresPath = '/exposure.html'

/** For visitors who have already lost money. Shown only if an area answers for exposures. */
export function ReportBox() {
  const t = useText()
  const exposures = useHref()(exposuresPath)
  if (!matchArea(useStore().snapshot, exposures)) return null
  return (
    <section className={styles.box}>
      <h2 className={styles.title}>{t(shellText.lostMoney)}</h2>
      <p className={styles.words}>{t(shellText.lostMoneyWhat)}</p>
      <Button icon={Megaphone} to={exposures}>
        {t(shellText.seeExposures)}
      </Button>
    </section>
  )
}
