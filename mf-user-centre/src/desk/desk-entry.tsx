import type { ReactNode } from 'react'
import type { DeskArticle } from 'calls/article-desk'
import { useHref, useLocale, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { DateText } from 'ui/date-text'
import { Row } from 'ui/row'
import { Tag } from 'ui/tag'
import { Text } from 'ui/text'
import { Written } from 'ui/written'
import { ListRow } from '../account/list-row.tsx'
import { articleDeskText, deskText } from '../strings/keys.ts'

const states = {
  scheduled: { text: deskText.scheduled, tone: 'info' },
  published: { text: deskText.published, tone: 'good' },
  withdrawn: { text: deskText.withdrawn, tone: 'bad' },
} as const

const actions = { write: deskText.wrote, change: deskText.changed, withdraw: deskText.withdrew }

interface DeskEntryProps {
  /** An article, or anything else with the same life. */
  entry: Pick<DeskArticle, 'title' | 'publishedAt' | 'state' | 'editable' | 'history'>
  /** Path of the form that changes it, without the language. */
  changePath: string
  /** The button that withdraws it. */
  withdraw: ReactNode
  /** Tags next to the state. */
  tags: ReactNode
  /** Below the titles. */
  children?: ReactNode
}

/** One entry of a desk: its titles, state and history, and what an editor can do with it. */
export function DeskEntry({ entry, changePath, withdraw, tags, children }: DeskEntryProps) {
  const { title, publishedAt, state, editable, history } = entry
  const t = useText()
  const href = useHref()
  const { formatDate } = useLocale()
  const action = editable && (
    <Row gap="s">
      <Button variant="ghost" small to={href(changePath)}>
        {t(deskText.change)}
      </Button>
      {withdraw}
    </Row>
  )
  return (
    <ListRow action={action}>
      <Row gap="s">
        <Tag tone={states[state].tone}>{t(states[state].text)}</Tag>
        {tags}
        <Text size="sm" tone="quiet">
          <DateText iso={publishedAt} look="dateTime" /> UTC
        </Text>
      </Row>
      <Written as="p" lang="en">
        {title.en}
      </Written>
      <Written as="p" lang="id">
        {title.id}
      </Written>
      {children}
      {history.map(({ action: done, nick, at }) => (
        <Text key={`${done} ${at}`} as="div" size="sm" tone="faint">
          {t(actions[done], { nick: nick ?? '–', at: formatDate(at, 'dateTime') })}
        </Text>
      ))}
      {history.length === 0 && (
        <Text as="div" size="sm" tone="faint">
          {t(articleDeskText.fromFile)}
        </Text>
      )}
    </ListRow>
  )
}
