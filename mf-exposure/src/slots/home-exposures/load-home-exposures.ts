import { exposureNew, exposureRevelation } from 'calls/exposure'
import type { LoadContext } from 'shared-state/runtime'

const shown = 4

/** The most recently published cases, and the one that its author has last marked resolved, unless it is among them. */
export async function loadHomeExposures(_props: object, { api, signal }: LoadContext) {
  const [{ items }, { items: resolved }] = await Promise.all([
    api.call(exposureNew, { num: shown }, { signal }),
    api.call(exposureRevelation, { state: 'resolved', order: 'updated', pageSize: 1 }, { signal }),
  ])
  const lastResolved = resolved.find(({ code }) => items.every(item => item.code !== code)) ?? null
  return { items, lastResolved }
}

export type HomeExposuresData = Awaited<ReturnType<typeof loadHomeExposures>>
