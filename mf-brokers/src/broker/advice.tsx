import { useText } from 'shared-state/runtime'
import { Panel } from 'ui/panel'
import { Prose } from 'ui/prose'

/** Plain advice, one sentence per line. `title` and `lines` are keys of texts; `ordered`: the lines are consecutive steps. */
export function Advice({
  title,
  lines,
  ordered = false,
}: {
  title: number
  lines: readonly number[]
  ordered?: boolean
}) {
  const t = useText()
  const List = ordered ? 'ol' : 'ul'
  return (
    <Panel title={t(title)}>
      <Prose>
        <List>
          {lines.map(line => (
            <li key={line}>{t(line)}</li>
          ))}
        </List>
      </Prose>
    </Panel>
  )
}
