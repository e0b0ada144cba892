import { Link } from 'react-router-dom'
import { useHref, useText } from 'shared-state/runtime'
import { Note } from 'ui/note'
import { exposureText } from '../../strings/keys.ts'
import { stepOfField } from '../post.ts'
import { publishAddress } from '../publish-query.ts'

/** What the server refused in earlier steps, with links to them. */
export function FaultsElsewhere({ code, errors }: { code: string; errors: Readonly<Record<string, string>> }) {
  const t = useText()
  const href = useHref()
  const faults = Object.entries(errors).flatMap(([field, message]) => {
    const step = stepOfField[field]
    return step && step < 4 ? [{ field, step, message }] : []
  })
  if (faults.length === 0) return null
  return (
    <Note tone="bad" live>
      <ul>
        {faults.map(({ field, step, message }) => (
          <li key={field}>
            {message} <Link to={href(publishAddress({ code, step }))}>{t(exposureText.toStep, { number: step })}</Link>
          </li>
        ))}
      </ul>
    </Note>
  )
}
