import { observer } from 'mobx-react-lite'
import type { BrokerListEntry } from 'shared-state/calls/entities/broker-list-entry'
import { useStore, useText } from 'shared-state/runtime'
import { CheckboxField } from 'ui/checkbox-field'
import { VisuallyHidden } from 'ui/visually-hidden'
import { brokersText } from '../strings/keys.ts'
import styles from './compare-box.module.css'

interface CompareBoxProps {
  broker: Pick<BrokerListEntry, 'code' | 'showName'>
  /** The word is seen; else only heard. */
  labelled?: boolean
}

/** Puts a broker into the tray and takes it out; a full tray takes no more. */
export const CompareBox = observer(function CompareBox({ broker: { code, showName }, labelled = false }: CompareBoxProps) {
  const t = useText()
  const { compare } = useStore()
  const chosen = compare.has(code)
  const label = labelled
    ? <>{t(brokersText.compare)}<VisuallyHidden> {showName}</VisuallyHidden></>
    : <VisuallyHidden>{t(brokersText.compareBroker, { name: showName })}</VisuallyHidden>
  return (
    <CheckboxField
      className={styles.box}
      label={label}
      checked={chosen}
      disabled={compare.isFull && !chosen}
      onChange={() => compare.toggle(code)}
    />
  )
})
