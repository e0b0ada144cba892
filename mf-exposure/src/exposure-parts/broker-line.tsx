import type { Exposure } from 'calls/entities/exposure'
import { BrokerLine as ListedBroker } from 'ui/broker-line/broker-line'
import { brokerPath } from '../addresses.ts'

/** The broker of a case, with its worst state and its grade; an unlisted broker has neither, nor a page. */
export function BrokerLine({
  exposure: { broker, brokerName },
}: {
  exposure: Pick<Exposure, 'broker' | 'brokerName'>
}) {
  if (!broker) return <bdi>{brokerName}</bdi>
  return <ListedBroker broker={broker} to={brokerPath(broker)} />
}
