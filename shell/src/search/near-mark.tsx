import { useText } from 'shared-state/runtime'
import { Tag } from 'ui/tag'
import { shellText } from '../strings/keys.ts'

/** Marks a result that was found by a similar spelling only. */
export function NearMark() {
  const t = useText()
  return (
    <>
      {' '}
      <Tag>{t(shellText.similarSpelling)}</Tag>
    </>
  )
}
