import { SiteLink, useText } from 'shared-state/runtime'
import { Flag } from 'ui/flag'
import { PanelRows } from 'ui/panel'
import { toolsText } from '../strings/keys.ts'
import styles from './code-rows.module.css'
import type { CodeData } from './load-place.ts'
import { codePath } from './swift-paths.ts'

/** Codes, each with its bank and place. */
export function CodeRows({ codes }: { codes: readonly CodeData['code'][] }) {
  const t = useText()
  return (
    <PanelRows>
      {codes.map(({ swiftCode, bank, city, country, twoCharCode, head, branch }) => (
        <li key={swiftCode}>
          <SiteLink to={codePath(swiftCode)} className={styles.row}>
            <bdi className={styles.code}>{swiftCode}</bdi>
            <span className={styles.words}>
              <span className={styles.bank}>{bank}</span>
              <span className={styles.place}>
                {[head ? t(toolsText.headOffice) : (branch ?? t(toolsText.branchOffice)), city, country].join(' · ')}
              </span>
            </span>
            <Flag code={twoCharCode} />
          </SiteLink>
        </li>
      ))}
    </PanelRows>
  )
}
