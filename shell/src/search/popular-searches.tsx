import { searchIndex } from 'calls/search'
import { useEffect, useState } from 'react'
import { useApi, useText } from 'shared-state/runtime'
import { shellText } from '../strings/keys.ts'
import { SearchWords } from './search-words.tsx'

/** Popular searches, asked for when they are first shown; nothing until they are known, or if they cannot be loaded. */
export function PopularSearches() {
  const t = useText()
  const api = useApi()
  const [words, setWords] = useState<readonly string[]>([])
  useEffect(() => {
    const left = new AbortController()
    api.call(searchIndex, {}, left).then(
      ({ hot }) => !left.signal.aborted && setWords(hot),
      // The API has logged the failure, and nothing depends on these words.
      () => undefined,
    )
    return () => left.abort()
  }, [api])
  return <SearchWords title={t(shellText.oftenLooked)} words={words} />
}
