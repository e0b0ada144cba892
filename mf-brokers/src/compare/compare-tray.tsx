import { Plus, X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { BrokerListEntry } from 'shared-state/calls/entities/broker-list-entry'
import { useStore, useText } from 'shared-state/runtime'
import { BrokerLogo } from 'ui/broker-logo'
import { Button } from 'ui/button'
import { Icon } from 'ui/icon'
import { IconButton } from 'ui/icon-button'
import { Wrap } from 'ui/wrap'
import { brokersText } from '../strings/keys.ts'
import styles from './compare-tray.module.css'
import { useChosenNames } from './use-chosen-names.ts'

/** Most brokers side by side, as the store's limit says. */
const most = 4

/** The brokers chosen so far, at the foot of the page. `known` spares asking for the names of those on it. */
export const CompareTray = observer(function CompareTray({ known }: { known: readonly BrokerListEntry[] }) {
  const t = useText()
  const { compare } = useStore()
  const nameOf = useChosenNames(compare.codes, known)
  if (compare.codes.length === 0) return null
  return (
    <section aria-label={t(brokersText.compare)} className={styles.tray}>
      <Wrap className={styles.line}>
        <h2 className={styles.title}>{t(brokersText.compare)}</h2>
        <ul role="list" className={styles.chosen}>
          {compare.codes.map(code => (
            <li key={code} className={styles.slot}>
              <BrokerLogo code={code} size="s" />
              <span className={styles.name}>{nameOf(code)}</span>
              <IconButton
                label={t(brokersText.removeBroker, { name: nameOf(code) })}
                icon={X}
                className={styles.remove}
                onClick={() => compare.toggle(code)}
              />
            </li>
          ))}
          {!compare.isFull && <li className={styles.empty}><Icon of={Plus} size="s" />{t(brokersText.addBroker)}</li>}
        </ul>
        <span className={styles.count}>{t(brokersText.ofMost, { count: compare.codes.length, most })}</span>
        <Button variant="ghost" onClick={() => compare.clear()} className={styles.clear}>{t(brokersText.clear)}</Button>
      </Wrap>
    </section>
  )
})
