import { useRef, useState } from 'react'
import manifest from 'the-area/package.json'
import { backend } from 'the-portal/backend'
import { pagesAlone } from '../area/pages-alone.ts'
import { prepareDocument } from '../page/document.ts'
import { storeSwitches } from '../page/stored-switches.ts'
import type { Switches } from '../switches.ts'
import styles from './frame.module.css'
import { Panel } from './panel.tsx'
import { languageAt, readPlace, widths, writePlace, type Place } from './place.ts'
import { TopBar } from './top-bar.tsx'
import { usePage } from './use-page.ts'

const pages = pagesAlone()
const roomy = matchMedia('(min-width: 60rem)')

/** The start page for an area on its own: a bar, the switches, and the page in an iframe that nothing covers. */
export function Frame() {
  const page = useRef<HTMLIFrameElement>(null)
  const [place, setPlace] = useState<Place>(() => {
    const first = readPlace(new URLSearchParams(location.search), pages[0]?.path ?? '/', Object.keys(backend.visitors))
    storeSwitches(first.switches)
    return first
  })
  const [opened] = useState(place.at)
  const [panelOpen, setPanelOpen] = useState(roomy.matches)

  const put = (next: Place) => {
    setPlace(next)
    storeSwitches(next.switches)
    history.replaceState(null, '', writePlace(next))
  }
  const seen = usePage(page, {
    onMoved(at, title) {
      document.title = `${title} · ${manifest.area.name}, standalone`
      put({ ...place, at })
    },
    onVisitor: as => put({ ...place, switches: { ...place.switches, as } }),
  })
  const open = (at: string) => page.current!.contentWindow!.location.assign(at)
  const reload = () => page.current!.contentWindow!.location.reload()
  const change = (switches: Switches) => {
    put({ ...place, switches })
    prepareDocument(languageAt(place.at), switches, page.current!.contentDocument!)
    // The visitor is determined when a page is opened; the page follows all other switches at once.
    if (switches.as !== place.switches.as) reload()
  }
  const width = widths[place.width]

  return (
    <div className={styles.frame} data-panel={panelOpen ? 'open' : 'closed'}>
      <TopBar
        name={manifest.area.name}
        place={place}
        faults={seen.faults.length}
        panelOpen={panelOpen}
        onPanel={() => setPanelOpen(!panelOpen)}
        onOpen={open}
        onReload={reload}
        onWidth={width => put({ ...place, width })}
      />
      {panelOpen && (
        <Panel place={place} pages={pages} seen={seen} onSwitches={change} onOpen={open} onReload={reload} />
      )}
      <main className={styles.page}>
        <iframe
          ref={page}
          src={opened}
          title="The page"
          className={styles.view}
          {...(width && { style: { inlineSize: width } })}
        />
      </main>
    </div>
  )
}
