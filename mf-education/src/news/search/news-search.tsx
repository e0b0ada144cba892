import { useHref, useText } from 'shared-state/runtime'
import { SearchField } from 'ui/search-field'
import { educationText } from '../../strings/keys.ts'
import { searchPath } from './search-place.ts'

/** The search field of the news area. */
export function NewsSearch({ keyword = '' }: { keyword?: string }) {
  const t = useText()
  const href = useHref()
  return (
    <SearchField
      key={keyword}
      label={t(educationText.searchTitle)}
      action={href(searchPath({}))}
      name="keyword"
      maxLength={64}
      defaultValue={keyword}
    />
  )
}
