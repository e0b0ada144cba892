import { SiteLink, useStore, useText } from 'shared-state/runtime'
import { Breadcrumbs } from 'ui/breadcrumbs'
import { Grid } from 'ui/grid'
import { Icon } from 'ui/icon'
import { Stack } from 'ui/stack'
import { Wrap } from 'ui/wrap'
import { calculatorPath } from '../calculator-path.ts'
import { calculators, toolsCrumbs } from '../calculators.ts'
import page from '../page.module.css'
import { toolsText } from '../strings/keys.ts'
import styles from './calculator-list-page.module.css'

const groups = [
  { when: 'before', title: toolsText.beforeTrade },
  { when: 'during', title: toolsText.duringTrade },
  { when: 'anyTime', title: toolsText.anyTime },
]

/** All calculators, each with the question it answers. */
export function CalculatorListPage() {
  const t = useText()
  return (
    <Wrap className={page.page}>
      <Breadcrumbs items={toolsCrumbs(useStore())} />
      <h1>{t(toolsText.tools)}</h1>
      <p className={page.lead}>{t(toolsText.toolsLead)}</p>
      {groups.map(({ when, title }) => (
        <Stack key={when} as="section" className={styles.group}>
          <h2>{t(title)}</h2>
          <Grid as="ul" columns={4}>
            {calculators
              .filter(calculator => calculator.when === when)
              .map(({ code, name, answers, icon }) => (
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
        </Stack>
      ))}
    </Wrap>
  )
}
