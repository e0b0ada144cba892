import { Link } from 'react-router-dom'
import { SiteLink, useLocale, useText } from 'shared-state/runtime'
import { DateText } from 'ui/date-text'
import { DescriptionList } from 'ui/description-list'
import { Panel } from 'ui/panel'
import { Stack } from 'ui/stack'
import { Text } from 'ui/text'
import { Written } from 'ui/written'
import { moderationText } from '../strings/keys.ts'
import { CaseStateTag } from './case-state-tag.tsx'
import { Pictures } from './pictures.tsx'
import { PrivateContact } from './private-contact.tsx'
import { exposuresOf } from './queue-query.ts'
import styles from './item-panel.module.css'
import type { Waiting } from './waiting.ts'

/** What an item says: its text, facts and pictures, its author's private contact, and for an exposure the other cases around it. */
export function ItemPanel({ item }: { item: Waiting }) {
  const t = useText()
  const { kind, title, state, user, createdAt, url, text, images, facts, ownInterest } = item
  const shown = [...facts.map(({ name, value }) => ({ label: name, value: <bdi>{value}</bdi> })), ...useCases(item)]
  return (
    <Panel title={title} aside={<CaseStateTag kind={kind} state={state} />}>
      <Stack>
        <Text as="div" size="sm" tone="faint">
          {user && (
            <>
              <SiteLink to={`/user/${user.userId}.html`}>
                <bdi>{user.nick}</bdi>
              </SiteLink>
              ,{' '}
            </>
          )}
          <DateText iso={createdAt} look="dateTime" />
          {url && (
            <>
              , <Link to={url}>{t(moderationText.seeThere)}</Link>
            </>
          )}
        </Text>
        {text && (
          <Written as="p" lang={null} className={styles.text}>
            {text}
          </Written>
        )}
        {shown.length > 0 && <DescriptionList facts={shown} />}
        <Pictures images={images} />
        {(kind === 'exposure' || kind === 'complaint') && !ownInterest && <PrivateContact item={item} />}
      </Stack>
    </Panel>
  )
}

/** The numbers of cases of the author and about the broker, as links to them where there are others. */
function useCases({ cases, user, broker }: Waiting) {
  const t = useText()
  const { formatNumber } = useLocale()
  const fact = (label: number, { total, waiting }: { total: number; waiting: number }, to: string) => {
    const text = t(moderationText.casesWaiting, { total: formatNumber(total), waiting: formatNumber(waiting) })
    return { label: t(label), value: total > 1 ? <SiteLink to={to}>{text}</SiteLink> : text }
  }
  return [
    ...(cases && user
      ? [fact(moderationText.casesOfAuthor, cases.ofAuthor, exposuresOf({ author: user.userId }))]
      : []),
    ...(cases?.ofBroker && broker
      ? [fact(moderationText.casesOfBroker, cases.ofBroker, exposuresOf({ broker: broker.code }))]
      : []),
  ]
}
