import { usePageData } from 'shared-state/runtime'
import { CodePage } from './code-page.tsx'
import { CountryPage } from './country-page.tsx'
import type { loadPlace } from './load-place.ts'

/** The page of a country or of a code. */
export function PlacePage() {
  const data = usePageData<typeof loadPlace>()
  return 'code' in data ? <CodePage data={data} /> : <CountryPage data={data} />
}
