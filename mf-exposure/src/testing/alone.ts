import { exposureRevelation, exposureSafeguard } from 'calls/exposure'
import { publicExposureStates } from 'calls/entities/exposure'
import { mockAnswer, type AreaAlone } from 'shared-state/contract/area-alone'

const counts = publicExposureStates.map((state, i) => ({ state, name: state.replaceAll('_', ' '), count: 9 - i }))

/** Setup for running the area on its own: parameters for its addresses, and a count for every state of a case. */
export const alone: AreaAlone = {
  params: { slugCode: 'no-withdrawal-for-three-weeks-E100.html' },
  states: [
    '/exposure.html?state=resolved',
    '/exposure/stop-filled-eleven-pips-away-E101.html',
    '/exposure/complaint.html?trader=1000000001',
  ],
  answers: [
    mockAnswer(exposureRevelation, ({ made }) => ({ ...made, counts })),
    mockAnswer(exposureSafeguard, ({ made }) => ({ ...made, counts })),
  ],
}
