import type { Exposure } from 'calls/entities/exposure'
import { exposureStateOf } from 'calls/states/exposure-states'
import { SiteLink, useText } from 'shared-state/runtime'
import { DateText } from 'ui/date-text'
import { Row } from 'ui/row'
import { StateTag } from 'ui/state-tag'
import { exposureLooks } from 'ui/states/exposure-looks'
import { Text } from 'ui/text'
import { Written } from 'ui/written'
import { ListRow } from '../account/list-row.tsx'
import { RowAction } from '../account/row-action.tsx'
import { exposurePath } from '../addresses.ts'
import { userText } from '../strings/keys.ts'

/** A followed case with its state, the broker and when it last changed. */
export function CaseRow({ exposure }: { exposure: Exposure }) {
  const t = useText()
  const { code, title, lang, brokerName, updatedAt } = exposure
  return (
    <ListRow
      action={
        <RowAction intent="unfollow-case" fields={{ code }} label={t(userText.unfollow)} of={title} variant="ghost" />
      }
    >
      <Row gap="s">
        <SiteLink to={exposurePath(exposure)}>
          <Written lang={lang}>{title}</Written>
        </SiteLink>
        <StateTag look={exposureLooks[exposureStateOf(exposure)]} />
      </Row>
      <Text as="div" size="sm">
        <bdi>{brokerName}</bdi>
      </Text>
      <Text as="div" size="sm" tone="faint">
        {t(userText.lastChange)} <DateText iso={updatedAt} />
      </Text>
    </ListRow>
  )
}
