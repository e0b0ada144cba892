import { mayLead } from 'calls/findings/findings-of'
import { SiteLink, useHref, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { GradeBadge } from 'ui/grade-badge'
import { Money } from 'ui/money'
import { Tag } from 'ui/tag'
import { WorstState } from 'ui/worst-state'
import { toolsText } from '../strings/keys.ts'
import styles from './broker-costs.module.css'
import { CostBar } from './cost-bar.tsx'
import { costsAddress, type CostsQuery } from './costs-path.ts'
import type { CostsData } from './load-costs.ts'

interface BrokerCostsProps {
  item: CostsData['items'][number]
  /** The highest total, for the length of the bar. */
  most: number
  query: CostsQuery
  /** All brokers shown. */
  all: readonly string[]
}

/** One broker: its state first, then what the trade costs there. */
export function BrokerCosts({ item, most, query, all }: BrokerCostsProps) {
  const t = useText()
  const href = useHref()
  const { broker, account, costs, cheapest } = item
  const others = all.filter(code => code !== broker.code)
  return (
    <div className={styles.row}>
      <div className={styles.broker}>
        <GradeBadge grade={broker.grade} size="s" muted={!mayLead(broker)} />
        <span>
          <SiteLink to={`/brokers/trade/${broker.slug}-${broker.code}.html`} className={styles.name}>
            {broker.showName}
          </SiteLink>
          <WorstState broker={broker} />
        </span>
      </div>
      {costs === null ? (
        <p className={styles.unknown}>{t(toolsText.costNotStated)}</p>
      ) : (
        <div className={styles.costs}>
          <p>
            <strong className={styles.total}>
              <Money amount={costs.total} currency={query.account} />
            </strong>
            {account !== null && <span className={styles.account}>{t(toolsText.withAccount, { account })}</span>}
            {cheapest && <Tag tone="info">{t(toolsText.lowestHere)}</Tag>}
          </p>
          <CostBar costs={costs} most={most} currency={query.account} />
        </div>
      )}
      {others.length > 0 && (
        <Button
          variant="ghost"
          small
          to={href(costsAddress({ ...query, codes: others }))}
          aria-label={t(toolsText.removeBroker, { broker: broker.showName })}
        >
          {t(toolsText.remove)}
        </Button>
      )}
    </div>
  )
}
