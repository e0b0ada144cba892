import { useText } from 'shared-state/runtime'
import type { ShownState } from './states/shown-states.ts'
import { Tag } from './tag.tsx'

/** A state as a tag, always with its icon: states must be distinguishable without seeing colour. */
export function StateTag({ look: { text, tone, icon } }: { look: ShownState }) {
  const t = useText()
  return (
    <Tag tone={tone} icon={icon}>
      {t(text)}
    </Tag>
  )
}
