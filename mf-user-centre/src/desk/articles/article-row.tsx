import type { DeskArticle } from 'calls/article-desk'
import { useHref, useLocale, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { DateText } from 'ui/date-text'
import { Row } from 'ui/row'
import { Tag } from 'ui/tag'
import { Text } from 'ui/text'
import { Written } from 'ui/written'
import { ListRow } from '../../account/list-row.tsx'
import { RowAction } from '../../account/row-action.tsx'
import { articleDeskText, deskText } from '../../strings/keys.ts'
import { categoryNames, levelNames, nameIn } from './article-names.ts'

const states = {
  scheduled: { text: deskText.scheduled, tone: 'info' },
  published: { text: deskText.published, tone: 'good' },
  withdrawn: { text: deskText.withdrawn, tone: 'bad' },
} as const

const actions = { write: deskText.wrote, change: deskText.changed, withdraw: deskText.withdrew }

/** One article of the desk: its titles, state, category and history, and what an editor can do with it. */
export function ArticleRow({ article }: { article: DeskArticle }) {
  const { code, category, level, title, publishedAt, state, editable, history } = article
  const t = useText()
  const href = useHref()
  const { formatDate } = useLocale()
  const action = editable && (
    <Row gap="s">
      <Button variant="ghost" small to={href(`/user/desk/article.html?code=${code}`)}>
        {t(deskText.change)}
      </Button>
      <RowAction intent="withdraw" fields={{ code }} label={t(deskText.withdraw)} of={title.en} />
    </Row>
  )
  return (
    <ListRow action={action}>
      <Row gap="s">
        <Tag tone={states[state].tone}>{t(states[state].text)}</Tag>
        <Tag outline>{nameIn(categoryNames, category, t)}</Tag>
        {level && <Tag outline>{nameIn(levelNames, level, t)}</Tag>}
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
