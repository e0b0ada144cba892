import { useLocation } from 'react-router-dom'
import { useText } from 'shared-state/runtime'
import { Chip } from 'ui/chip'
import { Row } from 'ui/row'
import { searchWith } from '../list/list-query.ts'
import { feedText, userText } from '../strings/keys.ts'
import { feedKinds } from './load-feed.ts'

type Kind = (typeof feedKinds)[number]

const words: Record<Kind, number> = {
  all: feedText.allKinds,
  comment: userText.reviews,
  exposure: userText.exposures,
  article: feedText.articles,
  listing: feedText.listings,
}

/** Links to the posts of each kind in the current tab. */
export function KindFilter({ current }: { current: Kind }) {
  const t = useText()
  const { pathname, search } = useLocation()
  return (
    <nav aria-label={t(feedText.kinds)}>
      <Row gap="s">
        {feedKinds.map(kind => (
          <Chip
            key={kind}
            small
            label={t(words[kind])}
            to={pathname + searchWith(search, { kind: kind === 'all' ? '' : kind })}
            selected={kind === current}
          />
        ))}
      </Row>
    </nav>
  )
}
