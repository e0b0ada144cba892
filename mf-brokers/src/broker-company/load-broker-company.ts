import { dealerHistoryinit } from 'calls/broker-history'
import { dealerInfos } from 'calls/broker-tabs'
import { redirectTo, type LoadContext } from 'shared-state/runtime'
import { brokerPath } from '../addresses.ts'
import { namedBroker } from '../broker/load-broker.ts'
import { loadTab } from '../broker/load-tab.ts'
import { listQuery, pagesOf } from '../list-parts/list-query.ts'

/** Pages of the changes to one broker's record. */
export const changesOf = (traderCode: string) =>
  listQuery(dealerHistoryinit, [], { pageSize: 20, also: { traderCode } })

/** The tab of the company: its facts, and the changes to its record. A page number beyond the last page is redirected to the last (302). */
export async function loadBrokerCompany(context: LoadContext) {
  const { api, signal, url, lang, params } = context
  const list = changesOf(namedBroker(params)?.code ?? '')
  const query = list.read(url.searchParams)
  const data = await loadTab(context, 'company', traderCode => ({
    company: api.call(dealerInfos, { traderCode }, { signal }),
    changes: api.call(dealerHistoryinit, list.inputOf(query), { signal }),
  }))
  const pages = pagesOf(data.changes?.total ?? 0, list.pageSize)
  if (data.changes && query.page > pages)
    throw redirectTo(`/${lang}${list.address(brokerPath(data.broker, 'company'), { page: pages })}`)
  return { ...data, page: query.page, pages }
}

export type BrokerCompanyData = Awaited<ReturnType<typeof loadBrokerCompany>>
