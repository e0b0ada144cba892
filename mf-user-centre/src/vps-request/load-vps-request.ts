import { mayLead } from 'calls/findings/findings-of'
import { dealerVpsbroker } from 'calls/vps'
import { notFound, redirectTo, type LoadContext } from 'shared-state/runtime'
import { requestedBroker } from '../list/requested-broker.ts'

/**
 * The broker that the address names, and the plans that it pays for; none of a broker that is unfit to lead (decisions 7). Without a broker,
 * the list of requests. `formKey`: a form sent twice counts once.
 */
export async function loadVpsRequest(context: LoadContext) {
  const { api, lang, signal, url } = context
  if (!url.searchParams.get('trader')) throw redirectTo(`/${lang}/user/orderList.html`)
  const broker = await requestedBroker(context, 'trader')
  if (!broker) throw notFound(context)
  const plans = mayLead(broker) ? (await api.call(dealerVpsbroker, { traderCode: broker.code }, { signal })).items : []
  return { broker, plans, formKey: crypto.randomUUID() }
}
