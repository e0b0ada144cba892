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
  type LucideIconData,
} from '@lucide/icons'
import type { Exposure } from 'calls/entities/exposure'
import { useLocale, useText } from 'shared-state/runtime'
import { DateText } from 'ui/date-text'
import { Panel } from 'ui/panel'
import { exposureLooks } from 'ui/states/exposure-looks'
import { Text } from 'ui/text'
import { Timeline, type TimelineStep } from 'ui/timeline'
import { exposureText } from '../strings/keys.ts'
import type { CaseTimeline, EventKind, NextKind, WaitingKind } from './case-timeline.ts'
import { EventBody } from './event-body.tsx'

const eventLooks: Record<EventKind, { text: number; icon: LucideIconData; tone?: 'good' | 'bad' }> = {
  submitted: { text: exposureText.wasSubmitted, icon: Hourglass },
  published: { text: exposureText.wasPublished, icon: Megaphone },
  rejected: { text: exposureText.wasRejected, icon: CircleX, tone: 'bad' },
  requested: { text: exposureText.wasRequested, icon: HandHelping },
  accepted: { text: exposureText.wasAccepted, icon: Gavel },
  declined: { text: exposureText.wasDeclined, icon: Gavel },
  replied: { text: exposureText.wasReplied, icon: MessageSquareText },
  appended: { text: exposureText.wasAppended, icon: Paperclip },
  resolved: { text: exposureText.wasResolved, icon: CircleCheck, tone: 'good' },
  abandoned: { text: exposureText.wasAbandoned, icon: CircleSlash },
  closed: { text: exposureText.wasClosed, icon: Lock },
  reopened: { text: exposureText.wasReopened, icon: RotateCcw },
  noted: { text: exposureText.wasNoted, icon: BadgeCheck },
}

const waitingLooks: Record<WaitingKind, { text: number; icon: LucideIconData }> = {
  moderator: { text: exposureText.waitsForModerator, icon: Clock },
  broker: { text: exposureText.waitsForBroker, icon: Clock },
  author: exposureLooks.awaiting_author,
  noReply: exposureLooks.overdue,
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
    const { text, icon } = waitingLooks[waiting.kind]
    const isLate = waiting.kind === 'noReply'
    const date = formatDate(waiting.since, isLate ? 'date' : 'dateTime')
    const meta = t(isLate ? exposureText.publicSince : exposureText.since, { date })
    steps.push({
      key: 'waiting',
      title: t(text),
      meta,
      icon,
      state: 'now',
      tone: isLate ? 'bad' : undefined,
      children: isLate && <LateWords />,
    })
  }
  for (const event of events) {
    const { text, icon, tone } = eventLooks[event.kind]
    const children = (event.note || event.images.length > 0) && <EventBody event={event} exposure={exposure} />
    steps.push({
      key: event.eventId,
      title: t(text),
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
        <Text size="sm" tone="quiet">
          {t(exposureText.timelineIsPublic)}
        </Text>
      }
    >
      <Timeline steps={steps} />
    </Panel>
  )
}

function LateWords() {
  const t = useText()
  return (
    <Text as="p" size="sm" tone="quiet">
      {t(exposureText.noReplyWhy)}
    </Text>
  )
}
