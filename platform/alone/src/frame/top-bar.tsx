import { ExternalLink, RotateCw, SlidersHorizontal } from '@lucide/icons'
import { useState, type SyntheticEvent } from 'react'
import { FrameIcon } from './frame-icon.tsx'
import { inWords, widths, type Place, type Width } from './place.ts'
import styles from './top-bar.module.css'

interface TopBarProps {
  name: string
  place: Place
  /** Errors and warnings of the page. */
  faults: number
  panelOpen: boolean
  onPanel: () => void
  onOpen: (at: string) => void
  onReload: () => void
  onWidth: (width: Width) => void
}

/** The area's name, the page's address, and the settings in effect. */
export function TopBar({ name, place, faults, panelOpen, onPanel, onOpen, onReload, onWidth }: TopBarProps) {
  const set = inWords(place.switches)
  return (
    <header className={styles.bar} data-ground="ink">
      <strong className={styles.name}>{name}</strong>
      {/* Remounted for every address, so that it shows the page's address until the user types. */}
      <AddressField key={place.at} at={place.at} onOpen={onOpen} />
      <label className={styles.width}>
        <span className={styles.hidden}>Page width</span>
        <select value={place.width} onChange={event => onWidth(event.currentTarget.value as Width)}>
          {Object.entries(widths).map(([width, pixels]) => (
            <option key={width} value={width}>
              {pixels ? `${pixels} px` : 'Full width'}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className={styles.button}
        onClick={onReload}
        aria-label="Reload the page"
        title="Reload the page"
      >
        <FrameIcon of={RotateCw} />
      </button>
      {/* A tab with an opener inherits the switches. */}
      <a
        href={place.at}
        target="_blank"
        rel="opener"
        className={styles.button}
        aria-label="Open the page in a new tab"
        title="Open the page in a new tab"
      >
        <FrameIcon of={ExternalLink} />
      </a>
      <button type="button" className={styles.toggle} onClick={onPanel} aria-expanded={panelOpen} aria-controls="panel">
        <FrameIcon of={SlidersHorizontal} />
        <span className={styles.word}>Switches</span>
        {!panelOpen && set.length > 0 && (
          <span className={styles.set} title={set.join(', ')}>
            {set.length}
          </span>
        )}
        {!panelOpen && faults > 0 && (
          <span className={styles.faults} title={`${faults} errors or warnings`}>
            !
          </span>
        )}
      </button>
    </header>
  )
}

function AddressField({ at, onOpen }: Pick<Place, 'at'> & Pick<TopBarProps, 'onOpen'>) {
  const [typed, setTyped] = useState(at)
  const go = (event: SyntheticEvent) => {
    event.preventDefault()
    onOpen(typed)
  }
  return (
    <form className={styles.address} onSubmit={go}>
      <input
        aria-label="Page address"
        value={typed}
        onChange={event => setTyped(event.currentTarget.value)}
        spellCheck={false}
        autoComplete="off"
      />
    </form>
  )
}
