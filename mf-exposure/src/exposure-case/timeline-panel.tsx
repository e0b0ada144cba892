import {
  BadgeCheck,
  CircleCheck,
  CircleSlash,
  CircleX,
  Clock,
  Gavel,
  HandHelping,
  Hourglass,
  Lock,
  Megaphone,
  MessageSquareText,
  Paperclip,
  RotateCcw,
  Scale,
  UserRoundX,
  type LucideIconData,
} from '@lucide/icons'
import type { Exposure } from 'calls/entities/exposure'
import { eventTextOf } from 'calls/exposure-case/case-rules'
import { isSeenByEveryone } from 'calls/exposure-case/case-states'
import { useLocale, useText } from 'shared-state/runtime'
import { DateText } from 'ui/date-text'
import { Panel } from 'ui/panel'
import { exposureLooks } from 'ui/states/exposure-looks'
import { Text } from 'ui/text'
import { Timeline, type TimelineStep } from 'ui/timeline'
import { exposureText } from '../strings/keys.ts'
import type { CaseTimeline, NextKind, WaitingKind } from './case-timeline.ts'
import { EventBody } from './event-body.tsx'

/** Looks of events by action; their words are those of the rules. */
const eventLooks: Partial<Record<string, { icon: LucideIconData; tone?: 'good' | 'bad' }>> = {
  publish: { icon: Hourglass },
  approve: { icon: Megaphone },
  reject: { icon: CircleX, tone: 'bad' },
  add: { icon: HandHelping },
  accept: { icon: Gavel },
  decline: { icon: Gavel },
  reply: { icon: MessageSquareText },
  append: { icon: Paperclip },
  resolve: { icon: CircleCheck, tone: 'good' },
  giveup: { icon: CircleSlash },
  close: { icon: Lock },
  reopen: { icon: RotateCcw },
}

const waitingLooks: Record<WaitingKind, { text: number; icon: LucideIconData; why?: number }> = {
  moderator: { text: exposureText.waitsForModerator, icon: Clock },
  broker: { text: exposureText.waitsForBroker, icon: Clock },
  author: exposureLooks.awaiting_author,
  noReply: { ...exposureLooks.overdue, why: exposureText.noReplyWhy },
  unregistered: { text: exposureText.notRegistered, icon: UserRoundX, why: exposureText.notRegisteredWhy },
}

const nextLooks: Record<NextKind, { text: number; meta: number; icon: LucideIconData }> = {
  mediation: { text: exposureText.nextMediation, meta: exposureText.nextMediationMeta, icon: Scale },
  decision: { text: exposureText.nextDecision, meta: exposureText.nextDecisionMeta, icon: Gavel },
  reply: { text: exposureText.nextReply, meta: exposureText.nextReplyMeta, icon: MessageSquareText },
  back: { text: exposureText.nextBack, meta: exposureText.nextBackMeta, icon: Scale },
  final: { text: exposureText.nextFinal, meta: exposureText.reopenUntil, icon: Lock },
}

/** All events, newest first, below the party that the case waits for and the next step. */
export function TimelinePanel({ exposure, timeline }: { exposure: Exposure; timeline: CaseTimeline }) {
  const t = useText()
  const { formatDate } = useLocale()
  const { next, waiting, events } = timeline
  const steps: TimelineStep[] = []
  if (next) {
    const { text, meta, icon } = nextLooks[next.kind]
    const date = next.until ? formatDate(next.until) : ''
    const words = next.kind === 'reply' && date ? exposureText.askedUntil : meta
    steps.push({ key: 'next', title: t(text), meta: t(words, { date }), icon, state: 'next' })
  }
  if (waiting) {
    const { text, icon, why } = waitingLooks[waiting.kind]
    const isLate = waiting.kind === 'noReply'
    const meta = t(exposureText.since, { date: formatDate(waiting.since, isLate ? 'date' : 'dateTime') })
    steps.push({
      key: 'waiting',
      title: t(text),
      meta,
      icon,
      state: 'now',
      tone: isLate ? 'bad' : undefined,
      children: why && (
        <Text as="p" size="sm" tone="quiet">
          {t(why)}
        </Text>
      ),
    })
  }
  for (const event of events) {
    const { icon, tone } = eventLooks[event.action] ?? { icon: BadgeCheck }
    const children = (event.reason || event.note || event.images.length > 0) && (
      <EventBody event={event} exposure={exposure} />
    )
    steps.push({
      key: event.eventId,
      title: t(eventTextOf(event.action) ?? exposureText.wasNoted),
      meta: <DateText iso={event.at} look="dateTime" />,
      icon,
      tone,
      children,
    })
  }
  return (
    <Panel
      title={t(exposureText.timeline)}
      aside={
        isSeenByEveryone(exposure.state) && (
          <Text size="sm" tone="quiet">
            {t(exposureText.timelineIsPublic)}
          </Text>
        )
      }
    >
      <Timeline steps={steps} />
    </Panel>
  )
}
