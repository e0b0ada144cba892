import { useParams } from 'react-router-dom'
import type { Area } from 'shared-state/contract/area'
import { isSlotName, type SlotName, type SlotUse } from 'shared-state/contract/slots'
import { defineRoute, notFound, part } from 'shared-state/runtime'
import { alone } from 'the-area/alone'
import { backend } from 'the-portal/backend'
import { page } from 'the-portal/page'
import { slotPagesAddress } from './slot-address.ts'

export const slotPagesName = 'slot-pages'

const slotOf = (name: SlotName): SlotUse =>
  ({ name, props: alone.slotProps?.[name] ?? backend.slotProps(name) }) as SlotUse

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
      page: part(async () => ShownSlot),
      head: (_data, { params }) => ({ title: params.name ?? '' }),
    }),
  ],
}

function ShownSlot() {
  const { SlotPage } = page
  return <SlotPage slot={slotOf(useParams().name as SlotName)} />
}
