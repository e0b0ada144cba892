import { ChevronRight, GitCompareArrows } from '@lucide/icons'
import { SiteLink, useText } from 'shared-state/runtime'
import { Icon } from 'ui/icon'
import { Panel, PanelRows } from 'ui/panel'
import { calculatorPath, calculators } from '../../calculators.ts'
import { toolsText } from '../../strings/keys.ts'
import styles from './home-tools.module.css'

/** Another area's page (spec 2.1), also useful to visitors who look for tools. */
const comparePath = '/compare.html'

/** Slot home.tools. */
export function HomeTools() {
  const t = useText()
  const tools = [
    ...calculators.map(({ code, ...words }) => ({ path: calculatorPath(code), ...words })),
    { path: comparePath, name: toolsText.compareBrokers, answers: toolsText.compareAnswers, icon: GitCompareArrows },
  ]
  return (
    <Panel flush title={t(toolsText.tools)}>
      <PanelRows>
        {tools.map(({ path, name, answers, icon }) => (
          <li key={path}>
            <SiteLink to={path} className={styles.tool}>
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
