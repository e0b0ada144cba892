import type { ReactNode } from 'react'
import type { Exposure } from 'calls/entities/exposure'
import { isSeenByEveryone } from 'calls/exposure-case/case-states'
import { useLocale, useText } from 'shared-state/runtime'
import { Avatar } from 'ui/avatar'
import { TeamTag } from 'ui/comments/team-tag'
import { Flag } from 'ui/flag'
import { Row } from 'ui/row'
import { Stack } from 'ui/stack'
import { StateTag } from 'ui/state-tag'
import { exposureLooks } from 'ui/states/exposure-looks'
import { Tag } from 'ui/tag'
import { Text } from 'ui/text'
import { Written } from 'ui/written'
import { ReasonTag } from '../exposure-parts/case-tags.tsx'
import { useCount } from '../exposure-parts/use-count.ts'
import { exposureText } from '../strings/keys.ts'
import { ambiguousName } from './load-exposure.ts'

/** The claim, whom it accuses if its words may fit several brokers, its author and, once it is public, its date; an overdue case shows both that and its state. */
export function CaseHead({
  exposure,
  level = 1,
  language,
}: {
  exposure: Exposure
  level?: 1 | 3
  /** The language of its texts, below the title. */
  language?: ReactNode
}) {
  const t = useText()
  const { formatDate, lang: shownLang } = useLocale()
  const countText = useCount()
  const { title, lang, reason, sample, state, overdue, user, createdAt, viewCount } = exposure
  const name = ambiguousName(exposure, shownLang)
  return (
    <Stack gap="s">
      <Row gap="s">
        {overdue && <StateTag look={exposureLooks.overdue} />}
        <StateTag look={exposureLooks[state]} />
        <ReasonTag reason={reason} />
        {sample && <Tag outline>{t(exposureText.samplePost)}</Tag>}
      </Row>
      <Written as={`h${level}`} lang={lang}>
        {title}
      </Written>
      {language}
      {name !== null && <Text as="p">{t(exposureText.about, { broker: name })}</Text>}
      <Row gap="s">
        <Avatar name={user.nick} src={user.avatar ?? undefined} />
        <Text size="sm" weight="medium">
          <bdi>{user.nick}</bdi>
        </Text>
        <TeamTag user={user} />
        <Flag code={user.twoCharCode} name={user.countryName} />
        {isSeenByEveryone(state) && (
          <>
            <Text size="sm" tone="quiet">
              {t(exposureText.publishedOn, { date: formatDate(createdAt) })}
            </Text>
            <Text size="sm" tone="faint">
              {countText(exposureText.views, viewCount)}
            </Text>
          </>
        )}
      </Row>
    </Stack>
  )
}
