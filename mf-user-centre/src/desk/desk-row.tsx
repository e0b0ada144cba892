import type { DeskItem } from 'calls/flash-desk'
import { useHref, useLocale, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { DateText } from 'ui/date-text'
import { Row } from 'ui/row'
import { Tag } from 'ui/tag'
import { Text } from 'ui/text'
import { ListRow } from '../account/list-row.tsx'
import { RowAction } from '../account/row-action.tsx'
import { deskText } from '../strings/keys.ts'

const states = {
  scheduled: { text: deskText.scheduled, tone: 'info' },
  published: { text: deskText.published, tone: 'good' },
  withdrawn: { text: deskText.withdrawn, tone: 'bad' },
} as const

const actions = { write: deskText.wrote, change: deskText.changed, withdraw: deskText.withdrew }

/** One news flash in both languages, with its state and history. */
export function DeskRow({ item: { id, content, state, publishedAt, important, history } }: { item: DeskItem }) {
  const t = useText()
  const href = useHref()
  const { formatDate } = useLocale()
  const action = state !== 'withdrawn' && (
    <Row gap="s">
      {state === 'scheduled' && (
        <Button variant="ghost" small to={href(`/user/desk.html?id=${id}#save`)}>
          {t(deskText.change)}
        </Button>
      )}
      <RowAction intent="withdraw" fields={{ flashId: id }} label={t(deskText.withdraw)} of={content.en} />
    </Row>
  )
  return (
    <ListRow action={action}>
      <Row gap="s">
        <Tag tone={states[state].tone}>{t(states[state].text)}</Tag>
        {important && <Tag tone="bad">{t(deskText.important)}</Tag>}
        <Text size="sm" tone="quiet">
          <DateText iso={publishedAt} look="dateTime" /> UTC
        </Text>
      </Row>
      <p lang="en">{content.en}</p>
      <p lang="id">{content.id}</p>
      {history.map(({ action: done, nick, at }) => (
        <Text key={`${done} ${at}`} as="div" size="sm" tone="faint">
          {t(actions[done], { nick: nick ?? '–', at: formatDate(at, 'dateTime') })}
        </Text>
      ))}
    </ListRow>
  )
}
