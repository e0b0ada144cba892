import { observer } from 'mobx-react-lite'
import { useHref, useText, useUnread } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { EmptyState } from 'ui/empty-state'
import { Panel, PanelRows } from 'ui/panel'
import { Text } from 'ui/text'
import { AccountFrame } from '../account/account-frame.tsx'
import { FormResult } from '../account/form-result.tsx'
import { ListRow } from '../account/list-row.tsx'
import { useOwnData } from '../account/own-page.ts'
import { RowAction } from '../account/row-action.tsx'
import { ListPager } from '../list/list-pager.tsx'
import { ListTabs } from '../list/list-tabs.tsx'
import { useCount } from '../list/use-count.ts'
import { accountText, mailText, messagesText } from '../strings/keys.ts'
import { messageFilters, type loadMessages } from './load-messages.ts'
import { MessageRow } from './message-row.tsx'
import { useNewMessages } from './use-new-messages.ts'

type Filter = (typeof messageFilters)[number]

const filterText: Record<Filter, number> = {
  all: messagesText.all,
  unread: messagesText.unread,
  system: messagesText.system,
  reply: messagesText.reply,
  exposure: messagesText.exposure,
  followed: messagesText.followed,
  enterprise: messagesText.enterprise,
  reminder: messagesText.reminder,
}

/** The site's messages to the visitor, newest first, with unread ones marked. */
export const MessagesPage = observer(function MessagesPage() {
  const t = useText()
  const countText = useCount()
  const { items, filter, pageIndex, pages, unread: known } = useOwnData<typeof loadMessages>()
  const unread = useUnread(known)
  useNewMessages(unread)
  const tabs = messageFilters.map(value => ({
    value,
    label: t(filterText[value]),
    ...(value === 'unread' && { count: unread }),
  }))
  const readAll = unread > 0 && (
    <RowAction intent="read-all" fields={{}} label={t(messagesText.readAll)} variant="ghost" />
  )
  return (
    <AccountFrame title={t(accountText.messages)}>
      <FormResult said={{ read: messagesText.markedRead, 'read-all': messagesText.allMarkedRead }} />
      <ListTabs label={t(messagesText.filter)} items={tabs} current={filter} name="show" />
      <Panel title={countText(messagesText.unreadCount, unread)} aside={readAll} flush>
        {items.length > 0 ? (
          <PanelRows>
            {items.map(message => (
              <MessageRow key={message.id} message={message} />
            ))}
          </PanelRows>
        ) : (
          <NoMessages filter={filter} />
        )}
      </Panel>
      <ListPager page={pageIndex} pages={pages} />
      <ByMail />
    </AccountFrame>
  )
})

function ByMail() {
  const t = useText()
  const href = useHref()
  const settings = (
    <Button variant="secondary" small to={href('/user/setting.html#mail')}>
      {t(mailText.settings)}
    </Button>
  )
  return (
    <Panel flush>
      <PanelRows>
        <ListRow action={settings}>
          <Text as="div" weight="medium">
            {t(messagesText.byMail)}
          </Text>
          <Text as="div" size="sm" tone="faint">
            {t(messagesText.byMailHelp)}
          </Text>
        </ListRow>
      </PanelRows>
    </Panel>
  )
}

function NoMessages({ filter }: { filter: Filter }) {
  const t = useText()
  const href = useHref()
  if (filter === 'all') return <EmptyState title={t(messagesText.none)}>{t(messagesText.noneWhy)}</EmptyState>
  const all = (
    <Button variant="secondary" to={href('/user/messages.html')}>
      {t(messagesText.showAll)}
    </Button>
  )
  return <EmptyState title={t(filter === 'unread' ? messagesText.noneUnread : messagesText.noneOfKind)} action={all} />
}
