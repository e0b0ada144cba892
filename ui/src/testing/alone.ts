import type { AreaAlone } from 'shared-state/contract/area-alone'

/** The catalogue asks for nothing. */
export const alone: AreaAlone = { params: {}, answers: [] }
