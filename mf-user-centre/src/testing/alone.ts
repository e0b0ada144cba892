import type { AreaAlone } from 'shared-state/contract/area-alone'

/** The area by itself: who looks at it is set in the frame around it. */
export const alone: AreaAlone = { params: {}, answers: [] }
