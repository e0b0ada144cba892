import { Link } from 'react-router-dom'
import { useHref, useText } from 'shared-state/runtime'
import { DateText } from 'ui/date-text'
import { Note } from 'ui/note'
import { editPath } from '../addresses.ts'
import { exposureText } from '../strings/keys.ts'
import type { PublishData } from './load-publish.ts'

/** Offers the drafts of earlier visits. */
export function DraftsNote({ drafts }: Pick<PublishData, 'drafts'>) {
  const t = useText()
  const href = useHref()
  if (drafts.length === 0) return null
  return (
    <Note title={t(exposureText.yourDrafts)}>
      <ul>
        {drafts.map(({ code, title, brokerName, updatedAt }) => (
          <li key={code}>
            <Link to={href(editPath(code))}>
              <bdi>{title || brokerName || t(exposureText.untitled)}</bdi>
            </Link>{' '}
            (<DateText iso={updatedAt} />)
          </li>
        ))}
      </ul>
    </Note>
  )
}
