import type { AreaAlone } from 'shared-state/contract/area-alone'

/** The catalogue makes no calls. */
export const alone: AreaAlone = { params: {}, answers: [] }
