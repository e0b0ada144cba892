import type { MockAnswer } from 'shared-state/contract/area-alone'
import { alone } from 'the-area/alone'
import manifest from 'the-area/package.json'
import { backend } from 'the-portal/backend'

/** What the backend says otherwise than the declarations: the area's own answers, and a head and a home page with that area alone. */
export const answersAlone: readonly MockAnswer[] = [...alone.answers, ...backend.answersFor(manifest.area)]
