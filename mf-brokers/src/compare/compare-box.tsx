import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import type { BrokerListEntry } from 'calls/entities/broker-list-entry'
import { useStore, useText } from 'shared-state/runtime'
import { Checkbox } from 'ui/checkbox'
import { brokersText } from '../strings/keys.ts'
import { compareFormId } from './compare-address.ts'

interface CompareBoxProps {
  broker: Pick<BrokerListEntry, 'code' | 'showName'>
  /** Class of the word next to the box, with which the box's name begins. */
  wordClass?: string | undefined
}

/** Adds a broker to the tray and removes it; a full tray accepts no more. Without JavaScript it is a field of the tray's form. */
export const CompareBox = observer(function CompareBox({ broker: { code, showName }, wordClass }: CompareBoxProps) {
  const t = useText()
  const { compare } = useStore()
  const chosen = compare.has(code)
  const box = useRef<HTMLInputElement>(null)
  // Ticked before this code loaded: hydration keeps the tick in the box, but the tray does not know of it.
  useEffect(() => {
    if (box.current?.checked && !compare.has(code)) compare.toggle(code, showName)
  }, [compare, code, showName])
  return (
    <Checkbox
      label={wordClass !== undefined && t(brokersText.compare)}
      labelClass={wordClass}
      aria-label={t(brokersText.compareBroker, { name: showName })}
      ref={box}
      form={compareFormId}
      name="codes"
      value={code}
      checked={chosen}
      disabled={compare.isFull && !chosen}
      onChange={() => compare.toggle(code, showName)}
    />
  )
})
