import type { FlashItem } from 'calls/entities/flash-item'
import { useHref, useText } from 'shared-state/runtime'
import { MoreLink } from 'ui/more-link'
import { Panel } from 'ui/panel'
import { educationText } from '../strings/keys.ts'
import { FlashList } from './flash-list.tsx'
import { FreshButton } from './live/fresh-button.tsx'
import { useLiveFlash } from './live/use-live-flash.ts'

/** The latest flash items, next to other content; nothing if there are none. It keeps its length when new ones are shown. */
export function FlashPanel({ items }: { items: readonly FlashItem[] }) {
  const t = useText()
  const href = useHref()
  const live = useLiveFlash(items, {})
  if (items.length === 0) return null
  return (
    <Panel
      title={t(educationText.flash)}
      aside={<FreshButton count={live.fresh.length} show={live.show} />}
      footer={<MoreLink to={href('/flash.html')}>{t(educationText.allFlash)}</MoreLink>}
    >
      <FlashList items={live.items.slice(0, items.length)} />
    </Panel>
  )
}
