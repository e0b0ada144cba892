import { useText } from 'shared-state/runtime'
import { DateText } from 'ui/date-text'
import { Note } from 'ui/note'
import { Panel } from 'ui/panel'
import { Stack } from 'ui/stack'
import { Written } from 'ui/written'
import { brokersText } from '../strings/keys.ts'
import type { Notice } from './load-broker-regulator.ts'

/** Regulators' notices that name the broker, each with a link to the regulator's page; nothing if there are none. */
export function NoticesPanel({ notices }: { notices: readonly Notice[] }) {
  const t = useText()
  if (notices.length === 0) return null
  return (
    <Panel title={t(brokersText.regulatorNotices)}>
      <Stack gap="s">
        {notices.map(({ id, title, category, url, at, regulator }) => (
          <Note
            key={id}
            tone={category === 'warning' || category === 'enforcement' ? 'bad' : 'info'}
            title={`${regulator}:`}
          >
            <a href={url} rel="external noopener nofollow">
              <Written>{title}</Written>
            </a>
            , <DateText iso={at} />
          </Note>
        ))}
      </Stack>
    </Panel>
  )
}
