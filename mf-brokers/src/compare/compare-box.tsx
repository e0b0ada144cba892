import { observer } from 'mobx-react-lite'
import type { BrokerListEntry } from 'shared-state/calls/entities/broker-list-entry'
import { useStore, useText } from 'shared-state/runtime'
import { CheckboxField } from 'ui/checkbox-field'
import { VisuallyHidden } from 'ui/visually-hidden'
import { brokersText } from '../strings/keys.ts'
import { compareFormId } from './compare-address.ts'

interface CompareBoxProps {
  broker: Pick<BrokerListEntry, 'code' | 'showName'>
  /** Style of the word beside the box, which says no more than the box's name. */
  wordClass?: string | undefined
}

/** Puts a broker into the tray and takes it out; a full tray takes no more. Without JavaScript it is a field of the tray's form. */
export const CompareBox = observer(function CompareBox({ broker: { code, showName }, wordClass }: CompareBoxProps) {
  const t = useText()
  const { compare } = useStore()
  const chosen = compare.has(code)
  return (
    <CheckboxField
      label={
        <>
          {wordClass !== undefined && <span className={wordClass} aria-hidden="true">{t(brokersText.compare)}</span>}
          <VisuallyHidden>{t(brokersText.compareBroker, { name: showName })}</VisuallyHidden>
        </>
      }
      form={compareFormId}
      name="codes"
      value={code}
      checked={chosen}
      disabled={compare.isFull && !chosen}
      onChange={() => compare.toggle(code, showName)}
    />
  )
})
