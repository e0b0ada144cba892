import { Copy } from '@lucide/icons'
import { useStore, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { DescriptionList } from 'ui/description-list'
import { PageHead } from 'ui/page-head'
import { Panel } from 'ui/panel'
import { Wrap } from 'ui/wrap'
import { toolsText } from '../strings/keys.ts'
import { CodeParts } from './code-parts.tsx'
import { CodeRows } from './code-rows.tsx'
import type { CodeData } from './load-place.ts'
import { PaymentNote } from './payment-note.tsx'
import { SampleNote } from './sample-note.tsx'
import { swiftCrumbs } from './swift-paths.ts'

/** One code: whose it is, what its characters mean, and the other codes of the bank in the country. */
export function CodePage({ data: { code, others } }: { data: CodeData }) {
  const t = useText()
  const store = useStore()
  const { swiftCode, bank, branch, city, country, address, head, sample } = code
  const way = {
    country: { name: country, slug: code.countrySlug },
    city: { name: city, slug: code.citySlug },
  }
  const copy = () => {
    const failed = () => store.toasts.show(t(toolsText.notCopied))
    if (!navigator.clipboard) failed()
    else navigator.clipboard.writeText(swiftCode).then(() => store.toasts.show(t(toolsText.codeCopied)), failed)
  }
  const facts = [
    { label: t(toolsText.bankName), value: bank },
    { label: t(toolsText.office), value: head ? t(toolsText.headOffice) : (branch ?? t(toolsText.branchOffice)) },
    { label: t(toolsText.cityName), value: city },
    { label: t(toolsText.countryName), value: country },
    ...(address === null ? [] : [{ label: t(toolsText.address), value: address }]),
  ]
  return (
    <Wrap page>
      <PageHead
        crumbs={swiftCrumbs(store, swiftCode, way)}
        title={t(toolsText.codeOf, { code: swiftCode })}
        lead={`${bank}, ${city}, ${country}`}
        aside={
          <Button variant="secondary" icon={Copy} onClick={copy}>
            {t(toolsText.copyCode)}
          </Button>
        }
      />
      {sample && <SampleNote />}
      <CodeParts code={code} />
      <Panel>
        <DescriptionList facts={facts} />
      </Panel>
      <PaymentNote />
      {others.length > 0 && (
        <Panel flush title={t(toolsText.otherCodes, { country })}>
          <CodeRows codes={others} />
        </Panel>
      )}
    </Wrap>
  )
}
