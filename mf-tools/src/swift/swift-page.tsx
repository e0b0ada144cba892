import { useHref, usePageData, useStore, useText } from 'shared-state/runtime'
import { EmptyState } from 'ui/empty-state'
import { PageHead } from 'ui/page-head'
import { Panel } from 'ui/panel'
import { SearchField } from 'ui/search-field'
import { Wrap } from 'ui/wrap'
import { toolsText } from '../strings/keys.ts'
import { CheckForm } from './check-form.tsx'
import { CodeRows } from './code-rows.tsx'
import type { loadSwift } from './load-swift.ts'
import { PlaceLinks } from './place-links.tsx'
import { SampleNote } from './sample-note.tsx'
import { countryPath, swiftCrumbs, swiftPath } from './swift-paths.ts'

/** The directory of SWIFT codes: check a code, find a bank, or go by country. */
export function SwiftPage() {
  const t = useText()
  const href = useHref()
  const { code, keyword, checked, countries, hot, total, sample } = usePageData<typeof loadSwift>()
  return (
    <Wrap page>
      <PageHead crumbs={swiftCrumbs(useStore())} title={t(toolsText.swift)} lead={t(toolsText.swiftLead)} />
      {sample && <SampleNote />}
      <CheckForm key={code} typed={code} checked={checked} />
      {total === 0 ? (
        <Panel flush>
          <EmptyState title={t(toolsText.noSwift)} level={2}>
            {t(toolsText.noSwiftWhy)}
          </EmptyState>
        </Panel>
      ) : (
        <>
          <SearchField
            key={keyword}
            label={t(toolsText.findBank)}
            action={href(swiftPath)}
            name="keyword"
            defaultValue={keyword}
            maxLength={64}
          />
          <Panel flush title={t(keyword ? toolsText.swiftFound : toolsText.headOffices)}>
            {hot.length > 0 ? (
              <CodeRows codes={hot} />
            ) : (
              <EmptyState title={t(toolsText.noSwiftFound)}>{t(toolsText.noSwiftFoundWhy)}</EmptyState>
            )}
          </Panel>
          {countries.length > 0 && (
            <Panel title={t(toolsText.swiftCountries)}>
              <PlaceLinks
                places={countries.map(({ name, slug, flag, count }) => ({
                  name,
                  path: countryPath(slug),
                  flag,
                  count,
                }))}
              />
            </Panel>
          )}
        </>
      )}
    </Wrap>
  )
}
