import { useLocation } from 'react-router-dom'
import { useHref, usePageData, useStore, useText } from 'shared-state/runtime'
import { DateText } from 'ui/date-text'
import { EmptyState } from 'ui/empty-state'
import { FailedPanel } from 'ui/failed-panel'
import { Grid } from 'ui/grid'
import { PageHead } from 'ui/page-head'
import { Panel } from 'ui/panel'
import { Prose } from 'ui/prose'
import { Text } from 'ui/text'
import { Wrap } from 'ui/wrap'
import { rankingPath } from '../addresses.ts'
import { OpinionNote } from '../broker-parts/opinion-note.tsx'
import { brokersCrumbs } from '../crumbs.ts'
import { brokersText } from '../strings/keys.ts'
import type { loadRankings } from './load-rankings.ts'
import { RankList } from './rank-list.tsx'
import { rankingWords } from './ranking-words.ts'

/** The first places of every ranking, each with a link to the full ranking. */
export function RankingsPage() {
  const t = useText()
  const href = useHref()
  const { pathname } = useLocation()
  const { rankings } = usePageData<typeof loadRankings>()
  const since = rankings.find(({ periodStart }) => periodStart !== null)?.periodStart
  return (
    <Wrap page>
      <PageHead
        crumbs={brokersCrumbs(useStore(), t(brokersText.rankings))}
        title={t(brokersText.rankings)}
        lead={t(brokersText.rankingsIntro)}
      />
      {since && (
        <Text as="p" size="sm" tone="quiet">
          {t(brokersText.asOf)} <DateText iso={since} />. {t(brokersText.sinceMonth)}
        </Text>
      )}
      <Grid columns={2}>
        {rankings.map(({ type, items }) => {
          const title = t(rankingWords[type].title)
          if (!items) return <FailedPanel key={type} name={title} retryTo={pathname} />
          return (
            <Panel
              key={type}
              title={title}
              more={{ label: t(brokersText.wholeRanking), to: href(rankingPath(type)) }}
              flush
            >
              {items.length === 0 ? (
                <EmptyState title={t(brokersText.nobodyRanked)}>{t(brokersText.nobodyRankedWhy)}</EmptyState>
              ) : (
                <RankList type={type} rows={items} />
              )}
            </Panel>
          )
        })}
        <Panel title={t(brokersText.howRanked)}>
          <Prose>
            {[brokersText.howRankedPeriod, brokersText.howRankedTies, brokersText.howRankedPaid].map(key => (
              <p key={key}>{t(key)}</p>
            ))}
          </Prose>
        </Panel>
      </Grid>
      <Text as="p" size="sm" tone="faint">
        {t(brokersText.riskWarning)} <OpinionNote />
      </Text>
    </Wrap>
  )
}
