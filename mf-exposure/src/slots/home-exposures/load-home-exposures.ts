import { exposureNew } from 'calls/exposure'
import type { LoadContext } from 'shared-state/runtime'

const shown = 4

/** The most recently published cases. */
export const loadHomeExposures = (_props: object, { api, signal }: LoadContext) =>
  api.call(exposureNew, { num: shown }, { signal })

export type HomeExposuresData = Awaited<ReturnType<typeof loadHomeExposures>>
