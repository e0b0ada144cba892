import { marketSections, type MarketSection } from 'calls/entities/market-listing'
import { SiteLink, useText } from 'shared-state/runtime'
import { Panel } from 'ui/panel'
import { Stack } from 'ui/stack'
import { addPath } from '../addresses.ts'
import { marketText } from '../strings/keys.ts'
import { kindText } from './kind-words.ts'

/** Id of the panel, for links to it. */
export const addPanelId = 'add'

/** The forms for new listings of the kinds of some sections. */
export function AddPanel({ sections }: { sections: readonly MarketSection[] }) {
  const t = useText()
  return (
    <Panel id={addPanelId} title={t(marketText.addListing)}>
      <Stack gap="s">
        <p>{t(marketText.addWhat)}</p>
        <Stack as="ul" gap="s">
          {sections
            .flatMap(section => marketSections[section])
            .map(type => (
              <li key={type}>
                <SiteLink to={addPath(type)} rel="nofollow">
                  {t(kindText[type])}
                </SiteLink>
              </li>
            ))}
        </Stack>
      </Stack>
    </Panel>
  )
}
