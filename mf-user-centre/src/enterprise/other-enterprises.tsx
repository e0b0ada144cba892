import { SiteLink, useText } from 'shared-state/runtime'
import { Panel, PanelRows } from 'ui/panel'
import { Row } from 'ui/row'
import { StateTag } from 'ui/state-tag'
import { claimLooks } from 'ui/states/claim-looks'
import { Text } from 'ui/text'
import { ListRow } from '../account/list-row.tsx'
import { enterpriseText } from '../strings/keys.ts'
import { roleText } from './enterprise-words.ts'
import type { EnterpriseData } from './load-enterprise.ts'

/** The visitor's enterprises other than the one shown; nothing if there are none. */
export function OtherEnterprises({ mine, shown }: { mine: EnterpriseData['mine']; shown: string | undefined }) {
  const t = useText()
  const others = mine.filter(({ enterpriseId }) => enterpriseId !== shown)
  if (others.length === 0) return null
  return (
    <Panel title={t(enterpriseText.others)} flush>
      <PanelRows>
        {others.map(({ enterpriseId, name, state, role }) => (
          <ListRow key={enterpriseId}>
            <Row gap="s">
              <SiteLink to={`/user/enterprise.html?id=${enterpriseId}`}>
                <bdi>{name}</bdi>
              </SiteLink>
              <StateTag look={claimLooks[state]} />
            </Row>
            <Text as="div" size="sm" tone="faint">
              {t(roleText[role])}
            </Text>
          </ListRow>
        ))}
      </PanelRows>
    </Panel>
  )
}
