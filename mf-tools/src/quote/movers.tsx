import { SiteLink, useText } from 'shared-state/runtime'
import { Grid } from 'ui/grid'
import { Panel, PanelRows } from 'ui/panel'
import { pairName } from '../calculator/rate-pair.ts'
import { toolsText } from '../strings/keys.ts'
import { ChangeText } from './change-text.tsx'
import type { Quote } from './load-quote.ts'
import styles from './movers.module.css'
import { movers } from './quote-figures.ts'
import { pairPath } from './quote-path.ts'

/** The pairs that rose and fell most since the day before; nothing where no change is known. */
export function Movers({ items }: { items: readonly Quote[] }) {
  const t = useText()
  const lists = [
    { title: t(toolsText.roseMost), pairs: movers(items, 1) },
    { title: t(toolsText.fellMost), pairs: movers(items, -1) },
  ].filter(({ pairs }) => pairs.length > 0)
  if (lists.length === 0) return null
  return (
    <Grid columns={2}>
      {lists.map(({ title, pairs }) => (
        <Panel key={title} flush title={title}>
          <PanelRows ordered>
            {pairs.map(({ symbol, changePct }) => (
              <li key={symbol}>
                <SiteLink to={pairPath(symbol)} className={styles.mover}>
                  <bdi>{pairName(symbol)}</bdi>
                  <ChangeText value={changePct} />
                </SiteLink>
              </li>
            ))}
          </PanelRows>
        </Panel>
      ))}
    </Grid>
  )
}
