import { SiteLink, useStore, useText } from 'shared-state/runtime'
import { Breadcrumbs } from 'ui/breadcrumbs'
import { Grid } from 'ui/grid'
import { Icon } from 'ui/icon'
import { Wrap } from 'ui/wrap'
import { calculatorPath } from '../calculator-path.ts'
import { calculators, toolsCrumbs } from '../calculators.ts'
import page from '../page.module.css'
import { toolsText } from '../strings/keys.ts'
import styles from './calculator-list-page.module.css'

/** All calculators, each with the question it answers. */
export function CalculatorListPage() {
  const t = useText()
  return (
    <Wrap className={page.page}>
      <Breadcrumbs items={toolsCrumbs(useStore())} />
      <h1>{t(toolsText.tools)}</h1>
      <p className={page.lead}>{t(toolsText.toolsLead)}</p>
      <Grid as="ul" columns={3}>
        {calculators.map(({ code, name, answers, icon }) => (
          <li key={code}>
            <SiteLink to={calculatorPath(code)} className={styles.tool}>
              <Icon of={icon} size="l" className={styles.icon} />
              <span>
                <strong className={styles.name}>{t(name)}</strong>
                <span className={styles.answers}>{t(answers)}</span>
              </span>
            </SiteLink>
          </li>
        ))}
      </Grid>
    </Wrap>
  )
}
