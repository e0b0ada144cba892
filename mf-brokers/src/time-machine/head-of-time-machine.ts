import { breadcrumbList } from 'calls/structured/structured'
import type { AreaRoute } from 'shared-state/runtime'
import { timeMachinePath } from '../addresses.ts'
import { brokerCrumbs, headOfBrokerPage } from '../broker/head-of-broker.ts'
import { brokersText } from '../strings/keys.ts'
import type { TimeMachineData } from './load-time-machine.ts'

const headOfPage = headOfBrokerPage(
  { title: brokersText.timeMachineHead, description: brokersText.timeMachineHeadMore },
  timeMachinePath,
)

/** Search engines do not index the page: what it shows of an earlier day must not be found in place of today's. */
export const headOfTimeMachine: AreaRoute<TimeMachineData>['head'] = (data, place) => ({
  ...headOfPage(data, place),
  noindex: true,
  structured: [breadcrumbList(brokerCrumbs(data.broker, place.store), place.url.origin)],
})
