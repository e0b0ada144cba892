import { DateText } from 'ui/date-text'
import { Panel, PanelRows } from 'ui/panel'
import { Text } from 'ui/text'
import { useCount } from '../list/use-count.ts'
import { moderationText } from '../strings/keys.ts'
import { CaseHistory } from './case-history.tsx'
import { CaseTimeline } from './case-timeline.tsx'
import { Decide, isOpen } from './decide.tsx'
import { ItemFrame } from './item-frame.tsx'
import { ItemPanel } from './item-panel.tsx'
import type { QueueQuery } from './queue-query.ts'
import { Suspicions } from './suspicions.tsx'
import type { Waiting } from './waiting.ts'

interface WaitingItemProps {
  item: Waiting
  /** The queue that it was opened from. */
  queue: QueueQuery
}

/** One item in full, with who works on it, the reports about it and its decision. */
export function WaitingItem({ item, queue }: WaitingItemProps) {
  const countText = useCount()
  const { reports, suspicions, timeline } = item
  return (
    <ItemFrame item={item} queue={queue} isOpen={isOpen(item)}>
      <ItemPanel item={item} />
      {reports.length > 0 && (
        <Panel title={countText(moderationText.reports, reports.length)} flush>
          <PanelRows>
            {reports.map(({ name, content, nick, at }) => (
              <li key={`${nick} ${at}`}>
                <Text weight="medium">{name}</Text>
                {content && <p>{content}</p>}
                <Text as="div" size="sm" tone="faint">
                  <bdi>{nick}</bdi>, <DateText iso={at} look="relative" />
                </Text>
              </li>
            ))}
          </PanelRows>
        </Panel>
      )}
      {suspicions.length > 0 && <Suspicions suspicions={suspicions} />}
      <Decide item={item} />
      {timeline.length > 0 && <CaseTimeline timeline={timeline} />}
      <CaseHistory item={item} />
    </ItemFrame>
  )
}
