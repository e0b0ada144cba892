import type { CallOutput } from 'shared-state/api/declare-call'
import { dealerSoftwaredetail, dealerSoftwarelist } from 'calls/software'
import type { LoadContext } from 'shared-state/runtime'
import { loadTab } from '../broker/load-tab.ts'
import { readPart } from 'calls/failures/read-part'

/** Maximum number of a broker's programs described in full; hardly any broker has more. */
const mostTold = 6

export type Program = CallOutput<typeof dealerSoftwarelist>['items'][number] & { content: string }

/** The tab of apps: the broker's software, each with its description (nothing if that failed to load). */
export const loadBrokerApp = (context: LoadContext) =>
  loadTab(context, 'app', traderCode => ({ programs: readPrograms(context, traderCode) }))

export type BrokerAppData = Awaited<ReturnType<typeof loadBrokerApp>>

async function readPrograms({ api, signal }: LoadContext, traderCode: string): Promise<Program[]> {
  const { items } = await api.call(dealerSoftwarelist, { traderCode, pageSize: mostTold }, { signal })
  return Promise.all(
    items.map(async software => {
      const detail = await readPart(api.call(dealerSoftwaredetail, { code: software.code }, { signal }))
      return { ...software, content: detail?.content ?? '' }
    }),
  )
}
