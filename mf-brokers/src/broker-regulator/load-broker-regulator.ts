import { dealerSkyeye } from 'calls/broker-tabs'
import type { CallOutput } from 'shared-state/api/declare-call'
import { regulatorContentpage } from 'calls/regulators'
import type { LoadContext } from 'shared-state/runtime'
import { loadTab } from '../broker/load-tab.ts'

export type Notice = CallOutput<typeof regulatorContentpage>['items'][number] & { regulator: string }

/** The tab of licences: our findings about single licences, and the notices of the broker's own regulators that name it, newest first. */
export const loadBrokerRegulator = (context: LoadContext) =>
  loadTab(context, 'regulator', traderCode => {
    const check = context.api.call(dealerSkyeye, { traderCode }, { signal: context.signal })
    const notices: Promise<Notice[]> = check.then(({ licences }) => readNotices(context, traderCode, licences))
    return { check, notices }
  })

export type BrokerRegulatorData = Awaited<ReturnType<typeof loadBrokerRegulator>>

type Licences = CallOutput<typeof dealerSkyeye>['licences']

async function readNotices({ api, signal }: LoadContext, traderCode: string, licences: Licences): Promise<Notice[]> {
  const regulators = new Map(licences.map(({ regulatorCode, abbreviation }) => [regulatorCode, abbreviation]))
  const read = async ([code, regulator]: [string, string]) => {
    const { items } = await api.call(regulatorContentpage, { code, traderCode }, { signal })
    return items.map(notice => ({ ...notice, regulator }))
  }
  const found = await Promise.all([...regulators].map(read))
  return found.flat().sort((a, b) => (a.at < b.at ? 1 : -1))
}
