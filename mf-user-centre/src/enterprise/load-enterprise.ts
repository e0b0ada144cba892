import { ecowebList } from 'calls/cooperation'
import { enterpriseDetail, enterpriseMine } from 'calls/enterprise'
import type { LoadContext } from 'shared-state/runtime'
import { withheldOr } from '../account/withheld.ts'
import { requestedBroker } from '../list/requested-broker.ts'
import { requestedEnterprise } from './requested-enterprise.ts'

/** The visitor's enterprise and the state of its claim; a pending invitation; the broker that a link asks to claim. */
export async function loadEnterprise(context: LoadContext) {
  const { api, url, signal } = context
  const params = url.searchParams
  return withheldOr(
    (async () => {
      const [detail, { items: mine }, claimed] = await Promise.all([
        api.call(enterpriseDetail, requestedEnterprise(params), { signal }),
        api.call(enterpriseMine, {}, { signal }),
        requestedBroker(context, 'broker'),
      ])
      const services = detail.enterprise?.state === 'approved' ? (await api.call(ecowebList, {}, { signal })).items : []
      return {
        ...detail,
        mine,
        claimed,
        services,
        asking: params.get('ask') ?? '',
        invite: params.get('invite') ?? '',
        isNew: params.has('new'),
      }
    })(),
  )
}

/** Data of the page, if it is not withheld. */
export type EnterpriseData = Exclude<Awaited<ReturnType<typeof loadEnterprise>>, { withheld: string }>
