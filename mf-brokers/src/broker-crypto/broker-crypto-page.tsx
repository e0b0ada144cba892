import { usePageData } from 'shared-state/runtime'
import { Advice } from '../broker/advice.tsx'
import { BrokerFrame } from '../broker/broker-frame.tsx'
import { LicencesPanel } from '../licences/licences-panel.tsx'
import { brokersText } from '../strings/keys.ts'
import { CryptoOffer } from './crypto-offer.tsx'
import type { loadBrokerCrypto } from './load-broker-crypto.ts'

const advice = [
  brokersText.cryptoLicence,
  brokersText.cryptoLeverage,
  brokersText.cryptoWallet,
  brokersText.cryptoGroup,
]

export function BrokerCryptoPage() {
  const data = usePageData<typeof loadBrokerCrypto>()
  return (
    <BrokerFrame data={data} tab="crypto">
      <CryptoOffer tags={data.broker.tags} />
      <LicencesPanel broker={data.broker} />
      <Advice title={brokersText.beforeCrypto} lines={advice} />
    </BrokerFrame>
  )
}
