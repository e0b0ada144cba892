import { CircleCheck, CircleX, Hourglass, Send } from '@lucide/icons'
import type { VpsRequestState } from 'calls/entities/vps-request'
import { stateText } from 'calls/states/state-text'
import type { ShownState } from 'ui/states/shown-states'
import { ordersText } from '../strings/keys.ts'

/** The states of a request for a VPS. None looks good: that a broker pays for a VPS says nothing for it. */
export const vpsRequestLooks: Record<VpsRequestState, ShownState> = {
  asked: { tone: 'info', icon: Hourglass, text: stateText.waitsForReview },
  passed_on: { tone: 'info', icon: Send, text: ordersText.passedOn },
  granted: { tone: 'plain', icon: CircleCheck, text: ordersText.granted },
  refused: { tone: 'plain', icon: CircleX, text: ordersText.refused },
}
