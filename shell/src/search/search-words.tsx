import { useHref } from 'shared-state/runtime'
import { Chip } from 'ui/chip'
import { Row } from 'ui/row'
import { Text } from 'ui/text'

/** Suggested keywords, each a search for it; nothing if there is none. */
export function SearchWords({ title, words }: { title: string; words: readonly string[] }) {
  const href = useHref()
  if (words.length === 0) return null
  return (
    <Row gap="s">
      <Text tone="quiet">{title}</Text>
      {words.map(word => (
        <Chip key={word} label={word} to={href(`/search.html?${new URLSearchParams({ q: word }).toString()}`)} />
      ))}
    </Row>
  )
}
