import type { Suspicion, SuspicionRule } from 'calls/entities/suspicion'
import { SiteLink, useLocale, useText } from 'shared-state/runtime'
import { DateText } from 'ui/date-text'
import { Panel, PanelRows } from 'ui/panel'
import { Text } from 'ui/text'
import { useCount } from '../list/use-count.ts'
import { moderationText } from '../strings/keys.ts'

const ruleText: Record<SuspicionRule, number> = {
  burst: moderationText.byBurst,
  network: moderationText.byNetwork,
  device: moderationText.byDevice,
  account: moderationText.byAccount,
  ring: moderationText.byRing,
  text: moderationText.byText,
}

/** Why a review is or was being checked, in words, with links to the reviews that were found with it. */
export function Suspicions({ suspicions }: { suspicions: readonly Suspicion[] }) {
  const t = useText()
  const countText = useCount()
  const { formatNumber } = useLocale()
  const isOpen = suspicions.some(({ decision }) => decision === null)
  return (
    <Panel title={t(moderationText.whyChecked)} flush>
      <PanelRows>
        {suspicions.map(({ rule, found, usual, at, decision, others }) => (
          <li key={rule}>
            <Text weight="medium">{countText(ruleText[rule], found)}</Text>
            <Text as="div" size="sm" tone="faint">
              {usual !== null && <>{t(moderationText.usual, { usual: formatNumber(usual) })}, </>}
              <DateText iso={at} look="dateTime" />
              {decision && (
                <>, {t(decision === 'genuine' ? moderationText.foundGenuine : moderationText.foundManipulated)}</>
              )}
            </Text>
            {others.length > 0 && (
              <>
                <Text as="p" size="sm">
                  {t(moderationText.foundWithIt)}
                </Text>
                <ul>
                  {others.map(({ commentId, title, nick, brokerName }) => (
                    <li key={commentId}>
                      <SiteLink to={`/user/moderation.html?kind=comment&id=${commentId}`}>{title}</SiteLink>{' '}
                      <Text size="sm" tone="faint">
                        <bdi>{nick}</bdi>
                        {brokerName && (
                          <>
                            , <bdi>{brokerName}</bdi>
                          </>
                        )}
                      </Text>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </li>
        ))}
        {isOpen && (
          <li>
            <Text size="sm" tone="quiet">
              {t(moderationText.checkedMeanwhile)}
            </Text>
          </li>
        )}
      </PanelRows>
    </Panel>
  )
}
