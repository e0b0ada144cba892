import { EyeOff } from '@lucide/icons'
import type { LegalNotice } from 'calls/entities/legal-notice'
import { withholds } from 'calls/legal-notice/notice-states'
import { withheldTitle } from 'calls/legal-notice/notice-words'
import { SiteLink, useText } from 'shared-state/runtime'
import { Note } from 'ui/note'
import { noticePath } from '../../addresses.ts'
import { noticeText } from '../../strings/keys.ts'

/** Leads from a withheld case to the notice that withholds it. Its author and moderators, who see its own title, read that others do not. */
export function WithheldNote({ notices, title }: { notices: readonly LegalNotice[]; title: string }) {
  const t = useText()
  const notice = notices.find(({ state }) => withholds(state))
  if (!notice) return null
  const seesText = !Object.values(withheldTitle).includes(title)
  return (
    <Note tone="warn" icon={EyeOff} title={`${notice.stateName}.`}>
      {seesText && `${t(noticeText.onlyYouSee)} `}
      <SiteLink to={noticePath(notice.code)}>{t(noticeText.withheldWhy)}</SiteLink>
    </Note>
  )
}
