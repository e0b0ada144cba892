import { memo } from 'react'
import { SiteLink, useText } from 'shared-state/runtime'
import { Grid } from 'ui/grid'
import { Stack } from 'ui/stack'
import { calculatorPath } from '../calculator-path.ts'
import { calculators } from '../calculators.ts'
import { toolsText } from '../strings/keys.ts'
import styles from './other-tools.module.css'

/** Links to the other calculators; nothing if there are none. */
export const OtherTools = memo(function OtherTools({ than }: { than: string }) {
  const t = useText()
  const others = calculators.filter(({ code }) => code !== than)
  if (others.length === 0) return null
  return (
    <Stack as="section" className={styles.section}>
      <h2>{t(toolsText.otherTools)}</h2>
      <Grid as="ul" columns={4}>
        {others.map(({ code, name, answers }) => (
          <li key={code}>
            <SiteLink to={calculatorPath(code)} className={styles.tool}>
              <strong>{t(name)}</strong>
              <span className={styles.answers}>{t(answers)}</span>
            </SiteLink>
          </li>
        ))}
      </Grid>
    </Stack>
  )
})
