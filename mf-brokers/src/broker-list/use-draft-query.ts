import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { addressOf, type BrokerQuery } from './broker-query.ts'

/**
 * The filters as currently selected: they follow the address (back, forward, a removed chip) and run ahead of it while the next list loads;
 * `asked` are the filters of the latest request. `path` is the full address of the list.
 */
export function useDraftQuery(shown: BrokerQuery, path: string) {
  const navigate = useNavigate()
  const [followed, setFollowed] = useState(shown)
  const [draft, setDraft] = useState(shown)
  const [asked, setAsked] = useState(shown)
  if (followed !== shown) {
    setFollowed(shown)
    setDraft(shown)
    setAsked(shown)
  }
  const apply = (next: BrokerQuery) => {
    setDraft(next)
    setAsked(next)
    void navigate(addressOf(path, { ...next, page: 1 }), { preventScrollReset: true })
  }
  return { draft, setDraft, asked, apply }
}
