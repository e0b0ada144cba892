import { useParams } from 'react-router-dom'
import type { Area } from 'shared-state/contract/area'
import { isSlotName, type SlotName, type SlotProps, type SlotUse } from 'shared-state/contract/slots'
import { defineRoute, notFound, part, Slot } from 'shared-state/runtime'
import { alone } from 'the-area/alone'
import { FailedPanel } from 'ui/failed-panel'
import { Skeleton } from 'ui/skeleton'
import { Wrap } from 'ui/wrap'
import { brokerCode } from '../backend/sample-codes.ts'

/** First segment of the addresses that show one slot each; no area may have it. */
export const slotPagesAddress = 'slot-alone'
export const slotPagesName = 'slot-pages'

const propsOf = (name: SlotName): SlotProps[SlotName] =>
  alone.slotProps?.[name] ?? { traderCode: brokerCode(0), traderCodes: [0, 4, 9].map(brokerCode).join(',') }

const slotOf = (name: SlotName): SlotUse => ({ name, props: propsOf(name) }) as SlotUse

/** A page for every slot, with nothing else on it: what the area shows inside other areas' pages. */
export const slotPages: Area = {
  name: slotPagesName,
  slots: [],
  routes: [
    defineRoute({
      path: `${slotPagesAddress}/:name`,
      load: async context => {
        if (!isSlotName(context.params.name ?? '')) throw notFound(context)
        return null
      },
      slots: ({ params: { name = '' } }) => (isSlotName(name) ? [slotOf(name)] : []),
      page: part(async () => SlotPage),
      head: (_data, { params }) => ({ title: params.name ?? '' }),
    }),
  ],
}

function SlotPage() {
  const name = useParams().name as SlotName
  return (
    <Wrap>
      <h1>{name}</h1>
      <Slot
        {...slotOf(name)}
        waiting={<Skeleton shape="rows" />}
        failed={(area, retry) => <FailedPanel name={area} onRetry={retry} />}
      />
    </Wrap>
  )
}
