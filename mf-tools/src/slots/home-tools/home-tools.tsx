import { ChevronRight } from 'lucide-react'
import { SiteLink, useText } from 'shared-state/runtime'
import { Icon } from 'ui/icon'
import { Panel, PanelRows } from 'ui/panel'
import { calculatorPath, calculators } from '../../calculators.ts'
import { toolsText } from '../../strings/keys.ts'
import styles from './home-tools.module.css'

/** Slot home.tools. */
export function HomeTools() {
  const t = useText()
  return (
    <Panel flush title={t(toolsText.tools)}>
      <PanelRows>
        {calculators.map(({ code, name, answers, icon }) => (
          <li key={code}>
            <SiteLink to={calculatorPath(code)} className={styles.tool}>
              <Icon of={icon} />
              <span className={styles.words}>
                <span className={styles.name}>{t(name)}</span>
                <span className={styles.answers}>{t(answers)}</span>
              </span>
              <Icon of={ChevronRight} size="s" flip />
            </SiteLink>
          </li>
        ))}
      </PanelRows>
    </Panel>
  )
}
