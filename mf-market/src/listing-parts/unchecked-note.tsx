import type { ReactNode } from 'react'
import { useText } from 'shared-state/runtime'
import { Note } from 'ui/note'
import { marketText } from '../strings/keys.ts'

/** The site checks no offer, and nothing is bought or paid here. `children`: what else to beware of. */
export function UncheckedNote({ children }: { children?: ReactNode }) {
  const t = useText()
  return (
    <Note tone="warn" title={t(marketText.unchecked)}>
      {t(marketText.uncheckedWhy)}
      {children && <p>{children}</p>}
    </Note>
  )
}
