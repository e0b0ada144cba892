import { moderationKinds } from 'calls/moderation'
import { useHref, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Chip } from 'ui/chip'
import { EmptyState } from 'ui/empty-state'
import { Panel, PanelRows } from 'ui/panel'
import { Row } from 'ui/row'
import { TabsNav } from 'ui/tabs-nav'
import { ListPager } from '../list/list-pager.tsx'
import { useCount } from '../list/use-count.ts'
import { moderationText } from '../strings/keys.ts'
import type { Queue } from './load-moderation.ts'
import { kindLooks } from './moderation-words.ts'
import { countWith } from './queue-counts.ts'
import { QueueFilters } from './queue-filters.tsx'
import { changed, everything, isFiltered, queuePath, type QueueQuery } from './queue-query.ts'
import { QueueRow } from './queue-row.tsx'

/** One page of the queue with its kinds and filters. */
export function QueueList({ query, list }: Queue) {
  const t = useText()
  const href = useHref()
  const countText = useCount()
  const tabs = (['', ...moderationKinds] as const).map(kind => ({
    label: t(kind === '' ? moderationText.all : kindLooks[kind].text),
    // Each kind has states of its own.
    to: href(queuePath(changed(query, { kind, state: '' }))),
    current: query.kind === kind,
    count: countWith(list.counts, query, { kind, state: '' }),
  }))
  return (
    <>
      <TabsNav label={t(moderationText.kinds)} items={tabs} />
      <QueueFilters query={query} list={list} />
      <Panel
        title={countText(query.show === '' ? moderationText.waiting : moderationText.found, list.total)}
        aside={<Whose query={query} items={list.items} />}
        flush
      >
        {list.items.length === 0 && <NothingFound query={query} />}
        <PanelRows>
          {list.items.map(entry => (
            <QueueRow key={`${entry.kind} ${entry.id}`} entry={entry} query={query} />
          ))}
        </PanelRows>
      </Panel>
      <ListPager page={list.pageIndex} pages={list.pages} />
    </>
  )
}

/** The author and the broker whose items are listed, by name as far as an item names them; each can be removed. */
function Whose({ query, items }: { query: QueueQuery; items: Queue['list']['items'] }) {
  const t = useText()
  const href = useHref()
  const { author, broker } = query
  const nick = items.find(({ user }) => user?.userId === author)?.user?.nick ?? author
  const brokerName = items.find(item => item.broker?.code === broker)?.broker?.name ?? broker
  return (
    <Row gap="s">
      {author && (
        <Chip
          small
          removable
          label={t(moderationText.byAuthor, { nick })}
          to={href(queuePath(changed(query, { author: '' })))}
        />
      )}
      {broker && <Chip small removable label={brokerName} to={href(queuePath(changed(query, { broker: '' })))} />}
    </Row>
  )
}

function NothingFound({ query }: { query: QueueQuery }) {
  const t = useText()
  const href = useHref()
  if (!isFiltered(query))
    return <EmptyState title={t(moderationText.nothing)}>{t(moderationText.nothingWhy)}</EmptyState>
  const clear = (
    <Button variant="secondary" to={href(queuePath({ ...everything, kind: query.kind }))}>
      {t(moderationText.clearFilters)}
    </Button>
  )
  return <EmptyState title={t(moderationText.noneFound)} action={clear} />
}
