import type { AreaLists } from 'shared-state/contract/area-lists'

/** The active releases with what their areas put into the site's lists; read again for each answer, as releases come and go. */
export type ActiveReleases = () => readonly { lists?: AreaLists | undefined }[]
