import type { PageAlone } from '../area/pages-alone.ts'
import styles from './panel.module.css'

interface AddressListProps {
  pages: readonly PageAlone[]
  /** Address of the current page. */
  at: string
  lang: string
  onOpen: (at: string) => void
}

const groups: readonly { title: string; holds: (page: PageAlone) => boolean }[] = [
  { title: 'Pages', holds: ({ of, again }) => !again && of !== 'slot' && of !== 'state' },
  { title: 'States', holds: ({ of }) => of === 'state' },
  { title: 'Slots, one at a time', holds: ({ of }) => of === 'slot' },
  { title: 'Other addresses of these pages', holds: ({ again }) => again },
]

/** Every address of the area, with its parameters filled in. */
export function AddressList({ pages, at, lang, onOpen }: AddressListProps) {
  return groups.map(({ title, holds }) => {
    const held = pages.filter(holds)
    if (held.length === 0) return null
    return (
      <details key={title} className={styles.group} open={!title.startsWith('Other')}>
        <summary className={styles.title}>
          {title} <span className={styles.quiet}>{held.length}</span>
        </summary>
        <ul role="list" className={styles.list}>
          {held.map(({ path, of }) => {
            const address = `/${lang}${path}`
            return (
              <li key={of + path}>
                <a
                  href={address}
                  className={styles.address}
                  aria-current={address === at ? 'page' : undefined}
                  onClick={event => {
                    if (event.metaKey || event.ctrlKey || event.shiftKey) return
                    event.preventDefault()
                    onOpen(address)
                  }}
                >
                  {of === 'slot' ? path.slice(path.lastIndexOf('/') + 1) : path}
                </a>
              </li>
            )
          })}
        </ul>
      </details>
    )
  })
}
