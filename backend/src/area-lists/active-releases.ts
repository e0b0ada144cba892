import type { AreaLists } from 'shared-state/contract/area-lists'

/** The active releases with the list entries of their areas; called again for each answer, as the active releases change. */
export type ActiveReleases = () => readonly { lists?: AreaLists | undefined }[]
