import { useLocale, useText } from 'shared-state/runtime'
import { EmptyState } from 'ui/empty-state'
import { Note } from 'ui/note'
import { Panel } from 'ui/panel'
import { brokersText } from '../strings/keys.ts'

/** Tags are words in the visitor's language; all languages use this word for crypto. */
const ofCrypto = /crypto|kripto/i

/** Whether the broker's record mentions crypto. */
export function CryptoOffer({ tags }: { tags: readonly string[] }) {
  const t = useText()
  const { formatList } = useLocale()
  const features = tags.filter(tag => ofCrypto.test(tag))
  return (
    <Panel id="offer" title={t(brokersText.cryptoOffer)}>
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
