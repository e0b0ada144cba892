import { useLocation } from 'react-router-dom'
import type { CodeState } from 'calls/account-forms/codes/code-state'
import { withReturn } from 'calls/account-forms/return-path'
import { useHref, useText } from 'shared-state/runtime'
import { shellText } from '../../../strings/keys.ts'
import { WayTabs } from '../way-tabs.tsx'
import { withWay } from '../with-way.ts'

interface TargetTabsProps {
  label: string
  /** Path without the language. */
  page: string
  current: CodeState['kind']
}

/** Choice of where to send a code: an email address or a phone number. */
export function TargetTabs({ label, page, current }: TargetTabsProps) {
  const t = useText()
  const href = useHref()
  const address = withReturn(page, useLocation())
  const tabs = (['email', 'phone'] as const).map(way => ({
    way,
    label: t(way === 'email' ? shellText.email : shellText.phoneNumber),
    to: href(withWay(address, way)),
  }))
  return <WayTabs label={label} tabs={tabs} current={current} />
}
