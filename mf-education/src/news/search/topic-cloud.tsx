import type { articleKeyword } from 'calls/education'
import type { CallOutput } from 'shared-state/api/declare-call'
import { useHref, useText } from 'shared-state/runtime'
import { Chip } from 'ui/chip'
import { Panel } from 'ui/panel'
import { Row } from 'ui/row'
import { educationText } from '../../strings/keys.ts'
import { searchPath } from './search-place.ts'

/** The topics of most articles, each a search for it. */
export function TopicCloud({ topics }: { topics: CallOutput<typeof articleKeyword>['items'] }) {
  const t = useText()
  const href = useHref()
  if (topics.length === 0) return null
  return (
    <Panel title={t(educationText.topics)}>
      <Row gap="s">
        {topics.map(({ keyword, name }) => (
          <Chip key={keyword} small label={name} to={href(searchPath({ keyword: name }))} />
        ))}
      </Row>
    </Panel>
  )
}
