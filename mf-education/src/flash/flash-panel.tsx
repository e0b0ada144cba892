import type { FlashItem } from 'calls/entities/flash-item'
import { useHref, useText } from 'shared-state/runtime'
import { MoreLink } from 'ui/more-link'
import { Panel } from 'ui/panel'
import { educationText } from '../strings/keys.ts'
import { FlashList } from './flash-list.tsx'

/** The latest flash items, next to other content; nothing if there are none. */
export function FlashPanel({ items }: { items: readonly FlashItem[] }) {
  const t = useText()
  const href = useHref()
  if (items.length === 0) return null
  return (
    <Panel
      title={t(educationText.flash)}
      footer={<MoreLink to={href('/flash.html')}>{t(educationText.allFlash)}</MoreLink>}
    >
      <FlashList items={items} />
    </Panel>
  )
}
