import { useLocale, useText } from 'shared-state/runtime'
import { EmptyState } from 'ui/empty-state'
import { Note } from 'ui/note'
import { Panel } from 'ui/panel'
import { brokersText } from '../strings/keys.ts'

/** Tags come as words of the visitor's language, which all take the same one for crypto. */
const ofCrypto = /crypto|kripto/i

/** What the broker's record says of crypto, or that it says nothing. */
export function CryptoOffer({ tags }: { tags: readonly string[] }) {
  const t = useText()
  const { formatList } = useLocale()
  const features = tags.filter(tag => ofCrypto.test(tag))
  return (
    <Panel title={t(brokersText.cryptoOffer)}>
      {features.length === 0 ? (
        <EmptyState title={t(brokersText.noCrypto)}>{t(brokersText.noCryptoWhy)}</EmptyState>
      ) : (
        <Note title={t(brokersText.cryptoKnown, { features: formatList(features) })}>
          {t(brokersText.cryptoKnownMore)}
        </Note>
      )}
    </Panel>
  )
}
