import { observer } from 'mobx-react-lite'
import { useEffect, type ReactNode } from 'react'
import { slotKey, slotUseOf, type SlotName, type SlotProps, type SlotUse } from '../contract/slots.ts'
import type { SlotPart } from '../slots/slot-store.ts'
import { DeferredPart } from './deferred-part.tsx'
import { PartBoundary } from './part-boundary.tsx'
import { useStore } from './store-context.tsx'

interface SlotViewProps<Name extends SlotName> {
  name: Name
  props: SlotProps[Name]
  /** Shown where content is not available; by default its place stays empty. */
  failed?: (area: string, retry: () => void) => ReactNode
  /** Shown while content is fetched in the browser. */
  waiting?: ReactNode
}

/** A place that other areas fill (docs/request-path.md). Each area has its own loader, error boundary and time budget. */
export const Slot = observer(function Slot<Name extends SlotName>({
  name,
  props,
  failed,
  waiting,
}: SlotViewProps<Name>) {
  const { slots } = useStore()
  const key = slotKey(name, props)
  const parts = slots.parts.get(key)
  const unsettled = parts === undefined || parts.some(part => part.state === 'waiting')
  useEffect(() => {
    if (!unsettled) return
    const left = new AbortController()
    // Derived from the key, so that a new props object with equal values does not load the slot again.
    void slots.load(slotUseOf(key), { budgeted: false, signal: left.signal })
    return () => left.abort()
  }, [slots, key, unsettled])
  return parts?.map(part => (
    <SlotPartView key={part.area} part={part} use={{ name, props } as SlotUse} failed={failed} waiting={waiting} />
  ))
})

interface SlotPartViewProps {
  part: SlotPart
  use: SlotUse
  failed: SlotViewProps<SlotName>['failed']
  waiting: ReactNode
}

const SlotPartView = observer(function SlotPartView({ part, use, failed, waiting }: SlotPartViewProps) {
  const { slots, report } = useStore()
  const key = slotKey(use.name, use.props)
  const retry = () => {
    slots.retry(key, part.area)
  }
  if (part.state === 'deferred') return <DeferredPart slotKey={key} area={part.area} />
  const fill = slots.fillOf(part.area, use.name)
  const content = () => {
    if (part.state === 'failed') return failed?.(part.area, retry)
    if (part.state === 'waiting' || !fill) return waiting
    return <fill.part props={use.props} data={part.data} />
  }
  return (
    <div data-area={part.area}>
      <PartBoundary fallback={failed?.(part.area, retry)} onError={error => report(part.area, 'render', error)}>
        {content()}
      </PartBoundary>
    </div>
  )
})
