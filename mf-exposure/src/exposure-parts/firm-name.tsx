import type { LegalNotice } from 'calls/entities/legal-notice'
import { useText } from 'shared-state/runtime'
import { noticeText } from '../strings/keys.ts'

/** The firm: named once a moderator has looked at the notice, and with reserve if it was false, because it may have been someone else. */
export function FirmName({ notice: { firm, state } }: { notice: LegalNotice }) {
  const t = useText()
  if (firm === null) return t(noticeText.firmLater)
  return <bdi>{state === 'false_notice' ? t(noticeText.inNameOf, { firm }) : firm}</bdi>
}
