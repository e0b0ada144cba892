import { useCallback, type ReactNode } from 'react'
import { homefucSearchtip } from 'calls/search'
import { addressIn } from 'shared-state/i18n/languages'
import { useApi, useHref, useStore, useText } from 'shared-state/runtime'
import { SearchCombobox, type SearchComboboxProps } from 'ui/search-combobox'
import type { Suggestion } from 'ui/suggestion-panel'
import { shellText } from '../strings/keys.ts'
import { longestKeyword } from './longest-keyword.ts'
import { SearchTip } from './search-tip.tsx'

interface SiteSearchProps extends Pick<
  SearchComboboxProps,
  'size' | 'button' | 'inline' | 'untyped' | 'defaultValue' | 'error' | 'autoFocus' | 'className'
> {
  /** Hidden inputs. */
  children?: ReactNode
}

/** Maximum number of suggestions: as many as fit on a phone above its keyboard. */
const mostTips = 6

interface Tip extends Suggestion {
  /** Code of a broker, which is counted when it is chosen. */
  traderCode: string | null
  keyword: string
}

/** The site's search, used everywhere: suggestions while typing, and the search page for all other results. */
export function SiteSearch(props: SiteSearchProps) {
  const t = useText()
  const href = useHref()
  const api = useApi()
  const {
    statistics,
    visitor: { lang },
  } = useStore()
  const load = useCallback(
    async (keyword: string, signal: AbortSignal) => {
      const { items } = await api.call(homefucSearchtip, { keyword, num: mostTips }, { signal })
      return items.map((hit): Tip => ({
        key: `${hit.type} ${hit.code}`,
        to: addressIn(lang, hit.url),
        content: <SearchTip hit={hit} keyword={keyword} />,
        traderCode: hit.type === 'broker' ? hit.code : null,
        keyword,
      }))
    },
    [api, lang],
  )
  const count = (chosen: Suggestion, position: number) => {
    const { traderCode, keyword } = chosen as Tip
    if (traderCode)
      statistics.count({ call: 'dealer.searchdetailstatistics', input: { keyword, traderCode, position } })
  }
  return (
    <SearchCombobox
      {...props}
      label={t(shellText.searchLabel)}
      action={href('/search.html')}
      maxLength={longestKeyword}
      load={load}
      onChoose={count}
    />
  )
}
