import { Plus, X } from '@lucide/icons'
import { observer } from 'mobx-react-lite'
import { useLocation } from 'react-router-dom'
import { useHref, useStore, useText } from 'shared-state/runtime'
import { compareLimit } from 'shared-state/store/compare-limit'
import { BrokerLogo } from 'ui/broker-logo'
import { Button } from 'ui/button'
import { Icon } from 'ui/icon'
import { IconButton } from 'ui/icon-button'
import { Wrap } from 'ui/wrap'
import { brokersText } from '../strings/keys.ts'
import { compareFormId, comparePath } from './compare-address.ts'
import styles from './compare-tray.module.css'

/** The brokers chosen so far, at the foot of every page of the area. Without JavaScript, the form that owns the checkboxes of the page. */
export const CompareTray = observer(function CompareTray() {
  const { compare } = useStore()
  const { pathname, search } = useLocation()
  // The comparison already shows the brokers.
  if (pathname.endsWith(comparePath()) && new URLSearchParams(search).has('codes')) return null
  return compare.brokers.length === 0 ? <PlainForm /> : <Chosen />
})

const Chosen = observer(function Chosen() {
  const t = useText()
  const href = useHref()
  const { compare } = useStore()
  const { brokers, isFull } = compare
  return (
    <section aria-label={t(brokersText.compare)} className={styles.tray}>
      <Wrap className={styles.line}>
        <h2 className={styles.title}>{t(brokersText.compare)}</h2>
        <ul role="list" className={styles.chosen}>
          {brokers.map(({ code, name }) => (
            <li key={code} className={styles.slot}>
              <BrokerLogo code={code} size="s" />
              <span className={styles.name}>{name}</span>
              <IconButton
                label={t(brokersText.removeBroker, { name })}
                icon={X}
                className={styles.remove}
                onClick={() => compare.toggle(code, name)}
              />
            </li>
          ))}
          {!isFull && (
            <li className={styles.empty}>
              <Icon of={Plus} size="s" />
              {t(brokersText.addBroker)}
            </li>
          )}
        </ul>
        <span className={styles.count}>{t(brokersText.ofMost, { count: brokers.length, most: compareLimit })}</span>
        <span className={styles.actions}>
          <Button variant="ghost" onClick={() => compare.clear()}>
            {t(brokersText.clear)}
          </Button>
          <Button to={href(comparePath(compare.codes))} variant={brokers.length > 1 ? 'primary' : 'secondary'}>
            {t(brokersText.compare)}
          </Button>
        </span>
      </Wrap>
    </section>
  )
})

/** Shown only without JavaScript, if the page has boxes to tick. */
function PlainForm() {
  const t = useText()
  const href = useHref()
  return (
    <form id={compareFormId} method="get" action={href(comparePath())} className={styles.plain}>
      <Wrap className={styles.line}>
        <p className={styles.hint}>{t(brokersText.tickTwoToFour)}</p>
        <Button type="submit">{t(brokersText.compare)}</Button>
      </Wrap>
    </form>
  )
}
