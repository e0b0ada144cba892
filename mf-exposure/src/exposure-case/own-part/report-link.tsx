import { Flag } from '@lucide/icons'
import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useLoginFirst, useText } from 'shared-state/runtime'
import { isSeenByEveryone } from 'calls/exposure-case/case-states'
import { Button } from 'ui/button'
import { exposureText } from '../../strings/keys.ts'
import type { ExposureData } from '../load-exposure.ts'

/** Reports the post, after a login; not shown for a post that is not public. */
export function ReportLink({ exposure, own }: Pick<ExposureData, 'exposure' | 'own'>) {
  const t = useText()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const loginFirst = useLoginFirst()
  if (own ? !own.actions.includes('report') : !isSeenByEveryone(exposure.state)) return null
  const to = `${pathname}?act=report`
  const open = (event: MouseEvent) => {
    event.preventDefault()
    loginFirst(() => void navigate(to))
  }
  return (
    <Button variant="ghost" small icon={Flag} to={to} rel="nofollow" onClick={open}>
      {t(exposureText.doReport)}
    </Button>
  )
}
