import { SiteLink, useStore, useText } from 'shared-state/runtime'
import { Breadcrumbs } from 'ui/breadcrumbs'
import { Grid } from 'ui/grid'
import { Icon } from 'ui/icon'
import { Stack } from 'ui/stack'
import { Wrap } from 'ui/wrap'
import { calculatorPath } from '../calculator-path.ts'
import { calculators, toolsCrumbs, type CalculatorEntry } from '../calculators.ts'
import { lookUps } from '../look-ups.ts'
import page from '../page.module.css'
import { toolsText } from '../strings/keys.ts'
import styles from './calculator-list-page.module.css'

const calculatorsFor = (when: CalculatorEntry['when']) =>
  calculators
    .filter(calculator => calculator.when === when)
    .map(({ code, ...words }) => ({ path: calculatorPath(code), ...words }))

const groups = [
  { title: toolsText.beforeTrade, tools: calculatorsFor('before') },
  { title: toolsText.duringTrade, tools: calculatorsFor('during') },
  { title: toolsText.anyTime, tools: calculatorsFor('anyTime') },
  { title: toolsText.lookUp, tools: lookUps },
]

/** All tools, each with the question it answers. */
export function CalculatorListPage() {
  const t = useText()
  return (
    <Wrap className={page.page}>
      <Breadcrumbs items={toolsCrumbs(useStore())} />
      <h1>{t(toolsText.tools)}</h1>
      <p className={page.lead}>{t(toolsText.toolsLead)}</p>
      {groups.map(({ title, tools }) => (
        <Stack key={title} as="section" className={styles.group}>
          <h2>{t(title)}</h2>
          <Grid as="ul" columns={4}>
            {tools.map(({ path, name, answers, icon }) => (
              <li key={path}>
                <SiteLink to={path} className={styles.tool}>
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
