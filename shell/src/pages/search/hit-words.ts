import { CircleCheck, CircleSlash, Clock, Lock, Megaphone, Scale, ShieldQuestionMark, type LucideIcon } from 'lucide-react'
import type { SearchHit } from 'shared-state/calls/entities/search-hit'
import type { Tone } from 'ui/tag'
import { shellText } from '../../strings/keys.ts'

type ExposureState = NonNullable<SearchHit['exposure']>['state']

/** How each public state of an exposure is said and shown (decisions 4). */
export const stateLooks: Record<ExposureState, { text: number; tone: Tone; icon: LucideIcon }> = {
  published: { text: shellText.statePublished, tone: 'plain', icon: Megaphone },
  mediation_requested: { text: shellText.stateRequested, tone: 'info', icon: ShieldQuestionMark },
  in_mediation: { text: shellText.stateMediation, tone: 'info', icon: Scale },
  awaiting_author: { text: shellText.stateAwaiting, tone: 'warn', icon: Clock },
  resolved: { text: shellText.stateResolved, tone: 'good', icon: CircleCheck },
  abandoned: { text: shellText.stateAbandoned, tone: 'plain', icon: CircleSlash },
  closed: { text: shellText.stateClosed, tone: 'plain', icon: Lock },
}

/** What articles of a category are called one by one; of one that is new here nothing is said. */
export const categoryText: Record<string, number | undefined> = {
  education: shellText.categoryEducation,
  news: shellText.categoryNews,
  original: shellText.categoryOriginal,
  industry: shellText.categoryIndustry,
  announcements: shellText.categoryAnnouncements,
  video: shellText.categoryVideo,
  best_brokers: shellText.categoryBestBrokers,
}
