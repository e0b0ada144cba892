import { useState } from 'react'
import type { PageAlone } from '../area/pages-alone.ts'
import type { Switches } from '../switches.ts'
import { AddressList } from './address-list.tsx'
import { CallList } from './call-list.tsx'
import { Choices } from './choices.tsx'
import styles from './panel.module.css'
import { inLanguage, languageAt, type Place } from './place.ts'
import { SwitchFields } from './switch-fields.tsx'
import type { ObservedPage } from './use-page.ts'

interface PanelProps {
  place: Place
  pages: readonly PageAlone[]
  seen: ObservedPage
  onSwitches: (switches: Switches) => void
  onOpen: (at: string) => void
  onReload: () => void
}

/** All settings for the page, its backend calls, and the area's addresses. */
export function Panel({ place, pages, seen, onSwitches, onOpen, onReload }: PanelProps) {
  const lang = languageAt(place.at)
  const [shown, setShown] = useState('addresses')
  return (
    <aside id="panel" aria-label="Switches" className={styles.panel}>
      <SwitchFields
        switches={place.switches}
        lang={lang}
        onSwitches={onSwitches}
        onLanguage={chosen => onOpen(inLanguage(place.at, chosen))}
      />
      {seen.faults.length > 0 && (
        <section className={styles.section}>
          <h2 className={styles.title}>Errors and warnings</h2>
          <ul role="list" className={styles.faults}>
            {seen.faults.map(fault => (
              <li key={fault} title={fault}>
                {fault}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={styles.section}>
        <Choices
          label="Show"
          hideLabel
          names={[
            ['addresses', `Addresses ${pages.length}`],
            ['calls', `Calls ${seen.calls.length}`],
          ]}
          value={shown}
          onChange={setShown}
        />
        {shown === 'calls' ? (
          <CallList calls={seen.calls} switches={place.switches} onSwitches={onSwitches} onReload={onReload} />
        ) : (
          <AddressList pages={pages} at={place.at} lang={lang} onOpen={onOpen} />
        )}
      </section>
    </aside>
  )
}
