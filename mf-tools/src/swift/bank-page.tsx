import { usePageData, useStore, useText } from 'shared-state/runtime'
import { PageHead } from 'ui/page-head'
import { Panel } from 'ui/panel'
import { Wrap } from 'ui/wrap'
import { toolsText } from '../strings/keys.ts'
import { CodeRows } from './code-rows.tsx'
import type { loadBank } from './load-place.ts'
import { PaymentNote } from './payment-note.tsx'
import { SampleNote } from './sample-note.tsx'
import { swiftCrumbs } from './swift-paths.ts'

/** The codes of a bank in a city. */
export function BankPage() {
  const t = useText()
  const { country, city, bank, items } = usePageData<typeof loadBank>()
  return (
    <Wrap page>
      <PageHead
        crumbs={swiftCrumbs(useStore(), bank, { country, city })}
        title={t(toolsText.swiftOfBank, { bank, city: city.name })}
      />
      {items.some(({ sample }) => sample) && <SampleNote />}
      <Panel flush>
        <CodeRows codes={items} />
      </Panel>
      <PaymentNote />
    </Wrap>
  )
}
