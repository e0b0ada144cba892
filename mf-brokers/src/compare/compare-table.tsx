import { X } from '@lucide/icons'
import { useRef, useState, type TouchEvent } from 'react'
import type { Broker } from 'calls/entities/broker'
import { SiteLink, useHref, useText } from 'shared-state/runtime'
import { BrokerLogo } from 'ui/broker-logo'
import { Button } from 'ui/button'
import { CheckboxField } from 'ui/checkbox-field'
import { IconButton } from 'ui/icon-button'
import { Panel } from 'ui/panel'
import { RadioGroup } from 'ui/radio-group'
import { Text } from 'ui/text'
import { VisuallyHidden } from 'ui/visually-hidden'
import { brokerPath } from '../addresses.ts'
import { ScoreMark } from '../broker-parts/score-mark.tsx'
import { brokersText } from '../strings/keys.ts'
import { comparePath } from './compare-address.ts'
import type { Comparison } from './compare-groups.ts'
import styles from './compare-table.module.css'
import { useChoose } from './use-choose.ts'
import { useCompareRows, type ShownRow } from './use-compare-rows.tsx'

/** Number of brokers visible at a time on narrow screens. */
const pairSize = 2
/** Minimum horizontal distance of a swipe, in pixels, and its minimum ratio to the vertical distance, to show the other pair. */
const swipe = { least: 48, ratio: 2 }

const pairOf = (index: number) => (index < pairSize ? styles.first : styles.second)

/** Row by row: rows that differ have a rule at their start; the best value of a row is bold, with a word that says why. */
export function CompareTable({ comparison }: { comparison: Comparison }) {
  const t = useText()
  const { items } = comparison
  const groups = useCompareRows(comparison)
  const rows = groups.flatMap(group => group.rows)
  const [pair, setPair] = useState('1')
  const onSwipe = useSwipe(towardsEnd => setPair(towardsEnd ? '2' : '1'))
  const hasPairs = items.length > pairSize
  const lastPair =
    items.length > pairSize + 1
      ? t(brokersText.pairOf, { first: pairSize + 1, last: items.length })
      : String(items.length)
  return (
    <div className={styles.comparison}>
      <div className={styles.tools}>
        {hasPairs && (
          <div className={styles.pairs}>
            <RadioGroup
              label={t(brokersText.shownPair)}
              hideLabel
              name="pair"
              look="bar"
              value={pair}
              onChange={setPair}
              options={[
                { value: '1', label: t(brokersText.pairOf, { first: 1, last: pairSize }) },
                { value: '2', label: lastPair },
              ]}
            />
            <Text size="sm" tone="faint">
              {t(brokersText.swipe)}
            </Text>
          </div>
        )}
        <CheckboxField name="differences" label={t(brokersText.onlyDifferences)} className={styles.differences} />
      </div>
      <Panel flush className={styles.panel}>
        <table className={styles.table} {...(hasPairs && onSwipe)}>
          <caption>
            <VisuallyHidden>{t(brokersText.comparedBrokers)}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <td className={styles.corner}>
                <span className={styles.mark}>
                  {t(brokersText.rowsDiffer, { count: rows.filter(row => row.differs).length, of: rows.length })}
                </span>
              </td>
              {items.map((broker, index) => (
                <th key={broker.code} scope="col" className={pairOf(index)}>
                  <BrokerHead broker={broker} all={items} />
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ key, title, rows: own }) => (
            <tbody key={key}>
              <tr className={styles.group}>
                <th colSpan={items.length + 1} scope="rowgroup">
                  {t(title)}
                </th>
              </tr>
              {own.map(row => (
                <CompareRow key={row.key} row={row} />
              ))}
            </tbody>
          ))}
          <tbody>
            <tr className={styles.open}>
              <th scope="row">
                <VisuallyHidden>{t(brokersText.open)}</VisuallyHidden>
              </th>
              {items.map((broker, index) => (
                <td key={broker.code} className={pairOf(index)}>
                  <CheckLink broker={broker} />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </Panel>
    </div>
  )
}

function CompareRow({ row: { name, differs, always, cells, best, bestName } }: { row: ShownRow }) {
  const t = useText()
  return (
    <tr className={differs ? styles.differs : always ? undefined : styles.same}>
      <th scope="row">
        {name}
        {differs && <VisuallyHidden> {t(brokersText.differsMark)}</VisuallyHidden>}
      </th>
      {cells.map((cell, index) => (
        <td key={index} className={pairOf(index)}>
          {best.includes(index) ? (
            <>
              <b>{cell}</b>
              {bestName && <span className={styles.why}>{bestName}</span>}
            </>
          ) : (
            (cell ?? <Text tone="faint">{t(brokersText.notKnown)}</Text>)
          )}
        </td>
      ))}
    </tr>
  )
}

function BrokerHead({ broker, all }: { broker: Broker; all: readonly Broker[] }) {
  const t = useText()
  const href = useHref()
  const choose = useChoose()
  const others = all.filter(({ code }) => code !== broker.code)
  return (
    <div className={styles.broker}>
      <span className={styles.logo}>
        <BrokerLogo code={broker.code} size="s" />
      </span>
      <ScoreMark broker={broker} look="row" />
      <IconButton
        label={t(brokersText.removeBroker, { name: broker.showName })}
        icon={X}
        to={href(comparePath(others.map(({ code }) => code)))}
        onClick={() => choose(others)}
        className={styles.remove}
        preventScrollReset
      />
      <SiteLink to={brokerPath(broker)} className={styles.name}>
        {broker.showName}
      </SiteLink>
    </div>
  )
}

function CheckLink({ broker }: { broker: Broker }) {
  const t = useText()
  const href = useHref()
  return (
    <Button to={href(brokerPath(broker))} variant="secondary" small wide>
      {t(brokersText.check)}
      <VisuallyHidden> {broker.showName}</VisuallyHidden>
    </Button>
  )
}

/** Distinguishes a swipe from a scroll; `towardsEnd` is in reading direction. */
function useSwipe(onSwipe: (towardsEnd: boolean) => void) {
  const start = useRef<{ x: number; y: number }>(undefined)
  return {
    onTouchStart({ touches }: TouchEvent) {
      const [finger] = Array.from(touches)
      start.current = finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : undefined
    },
    onTouchEnd({ changedTouches, currentTarget }: TouchEvent) {
      const [finger] = Array.from(changedTouches)
      if (!start.current || !finger) return
      const across = finger.clientX - start.current.x
      const isSideways = Math.abs(across) >= swipe.ratio * Math.abs(finger.clientY - start.current.y)
      if (Math.abs(across) < swipe.least || !isSideways) return
      const isRtl = getComputedStyle(currentTarget).direction === 'rtl'
      onSwipe(isRtl ? across > 0 : across < 0)
    },
  }
}
