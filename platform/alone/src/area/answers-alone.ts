import type { MockAnswer } from 'shared-state/contract/area-alone'
import { alone } from 'the-area/alone'
import manifest from 'the-area/package.json'
import { backend } from 'the-portal/backend'

/** Responses that differ from the generated ones: the area's own, and those of a header and a home page with that area only. */
export const answersAlone: readonly MockAnswer[] = [...alone.answers, ...backend.answersFor(manifest.area)]
