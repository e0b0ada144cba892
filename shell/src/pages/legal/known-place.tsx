import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { regionName } from 'shared-state/i18n/region-name'
import { useStore, useText } from 'shared-state/runtime'
import { DescriptionList } from 'ui/description-list'
import { FailedPanel } from 'ui/failed-panel'
import { Panel } from 'ui/panel'
import { uiText } from 'ui/strings/keys.ts'
import { Text } from 'ui/text'
import { shellText } from '../../strings/keys.ts'
import { askPlace, regionCountry } from '../../visitor-place/ask-place.ts'
import styles from './known-place.module.css'

/** What the site knows about the visitor's connection. The browser asks for it: the page itself may be stored for others. */
export const KnownPlace = observer(function KnownPlace() {
  const t = useText()
  const store = useStore()
  const { lang, place } = store.visitor
  const [tries, setTries] = useState(0)
  const [failedTry, setFailedTry] = useState<number>()
  useEffect(() => {
    askPlace(store).catch(() => setFailedTry(tries))
  }, [store, tries])
  if (failedTry === tries)
    return <FailedPanel name={t(shellText.knownPlace)} onRetry={() => setTries(count => count + 1)} />

  const { ip, countryCode, province, city, regionNote } = place
  const words = (fact: string | undefined) => (fact === undefined ? t(uiText.loading) : fact || t(shellText.notKnown))
  const ofRegion = (fact: string | undefined) => words(regionNote === undefined ? fact : '')
  const isElsewhere = province === '' && countryCode && countryCode !== regionCountry
  const facts = [
    { label: t(shellText.ipAddress), value: words(ip) },
    { label: t(shellText.country), value: words(countryCode && regionName(lang, countryCode)) },
    { label: t(shellText.province), value: ofRegion(province) },
    { label: t(shellText.city), value: ofRegion(city) },
  ]
  return (
    <Panel
      className={styles.place}
      title={t(shellText.knownPlace)}
      footer={regionNote ?? (isElsewhere ? t(shellText.regionOnlyChina) : undefined)}
    >
      <Text as="p" tone="quiet">
        {t(shellText.knownPlaceLead)}
      </Text>
      <DescriptionList facts={facts} />
    </Panel>
  )
})
