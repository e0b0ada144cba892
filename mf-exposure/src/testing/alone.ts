import { exposureRevelation, exposureSafeguard } from 'calls/exposure'
import { exposureLegalnotices } from 'calls/exposure-notices'
import { noticeOutcomeNames } from 'calls/legal-notice/notice-states'
import { noticeOutcomeWords } from 'calls/legal-notice/notice-words'
import { publicExposureStates } from 'calls/entities/exposure'
import { mockAnswer, type AreaAlone } from 'shared-state/contract/area-alone'

const counts = publicExposureStates.map((state, i) => ({ state, name: state.replaceAll('_', ' '), count: 9 - i }))

/** Setup for running the area on its own: parameters for its addresses, and a count for every state of a case. */
export const alone: AreaAlone = {
  params: { slugCode: 'no-withdrawal-for-three-weeks-E100.html' },
  states: [
    '/exposure.html?state=resolved',
    '/exposure/stop-filled-eleven-pips-away-E101.html',
    '/exposure/legal-notice.html?code=E100',
    '/exposure/legal-notice.html?notice=N100&token=secret-of-the-link',
    '/exposure/legal-notices.html?notice=N100',
    '/exposure/notice-answer.html?notice=N100',
    '/exposure/complaint.html?trader=1000000001',
  ],
  answers: [
    mockAnswer(exposureRevelation, ({ made }) => ({ ...made, counts })),
    mockAnswer(exposureLegalnotices, ({ made }) => ({
      ...made,
      counts: noticeOutcomeNames.map((outcome, i) => ({ outcome, name: noticeOutcomeWords[outcome].en, count: 9 - i })),
    })),
    mockAnswer(exposureSafeguard, ({ made }) => ({ ...made, counts })),
  ],
}
