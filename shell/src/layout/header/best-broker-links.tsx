import type { TitleItem } from 'shared-state/calls/entities/article'
import { useHref, useText } from 'shared-state/runtime'
import { MenuLinks } from 'ui/menu-links'
import { shellText } from '../../strings/keys.ts'

/** How many topics have room beside the broker top list. */
const shown = 5

/** The best-broker topics of the menu. */
export function BestBrokerLinks({ topics }: { topics: readonly TitleItem[] }) {
  const t = useText()
  const href = useHref()
  return (
    <MenuLinks
      title={t(shellText.bestBrokers)}
      items={topics.slice(0, shown).map(({ title, slug, code }) => ({ label: title, to: href(`/best-brokers/zt/${slug}-${code}.html`) }))}
    />
  )
}
