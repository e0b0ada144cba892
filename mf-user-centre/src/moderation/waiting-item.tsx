import { Link } from 'react-router-dom'
import { SiteLink, useText } from 'shared-state/runtime'
import { DateText } from 'ui/date-text'
import { DescriptionList } from 'ui/description-list'
import { Panel, PanelRows } from 'ui/panel'
import { Row } from 'ui/row'
import { Stack } from 'ui/stack'
import { Text } from 'ui/text'
import { Timeline } from 'ui/timeline'
import { useCount } from '../list/use-count.ts'
import { moderationText } from '../strings/keys.ts'
import { CaseStateTag } from './case-state-tag.tsx'
import { Decide } from './decide.tsx'
import { stateLookOf } from './moderation-words.ts'
import { PrivateContact } from './private-contact.tsx'
import { Suspicions } from './suspicions.tsx'
import styles from './waiting-item.module.css'
import type { Waiting } from './waiting.ts'

/** Decisions that are named after what was found, rather than after the state that follows. */
const decisionText: Readonly<Record<string, number>> = {
  genuine: moderationText.foundGenuine,
  manipulated: moderationText.foundManipulated,
}

/** One item in full, with the reports about it and the decision. */
export function WaitingItem({ item }: { item: Waiting }) {
  const t = useText()
  const countText = useCount()
  const { kind, title, state, user, createdAt, url, text, images, facts, reports, suspicions, decisions } = item
  return (
    <>
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
          {text && <p className={styles.text}>{text}</p>}
          {facts.length > 0 && (
            <DescriptionList facts={facts.map(({ name, value }) => ({ label: name, value: <bdi>{value}</bdi> }))} />
          )}
          {kind === 'complaint' && !item.ownInterest && <PrivateContact code={item.id} />}
          {images.length > 0 && (
            <Row>
              {images.map(({ imageId, url: source, thumb, width, height }, index) => (
                <a key={imageId} href={source}>
                  <img
                    src={thumb}
                    width={width}
                    height={height}
                    alt={t(moderationText.picture, { number: index + 1 })}
                    className={styles.picture}
                  />
                </a>
              ))}
            </Row>
          )}
        </Stack>
      </Panel>
      {reports.length > 0 && (
        <Panel title={countText(moderationText.reports, reports.length)} flush>
          <PanelRows>
            {reports.map(({ name, content, nick, at }) => (
              <li key={`${nick} ${at}`}>
                <Text weight="medium">{name}</Text>
                {content && <p>{content}</p>}
                <Text as="div" size="sm" tone="faint">
                  <bdi>{nick}</bdi>, <DateText iso={at} look="relative" />
                </Text>
              </li>
            ))}
          </PanelRows>
        </Panel>
      )}
      {suspicions.length > 0 && <Suspicions suspicions={suspicions} />}
      <Decide item={item} />
      {decisions.length > 0 && (
        <Panel title={t(moderationText.history)}>
          <Timeline
            steps={decisions.map(({ at, action, to, reason, nick }, index) => {
              const look = decisionText[action] === undefined ? stateLookOf(kind, to) : { text: decisionText[action] }
              return {
                key: `${at} ${index}`,
                title: look ? t(look.text) : to,
                meta: (
                  <>
                    <DateText iso={at} look="dateTime" />
                    {nick && (
                      <>
                        , <bdi>{nick}</bdi>
                      </>
                    )}
                  </>
                ),
                ...(reason && { children: reason }),
              }
            })}
          />
        </Panel>
      )}
    </>
  )
}
