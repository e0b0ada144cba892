import { Flag } from '@lucide/icons'
import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useLoginFirst, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { marketText } from '../../strings/keys.ts'

/** Opens the form for a report, after a login. */
export function ReportLink() {
  const t = useText()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const loginFirst = useLoginFirst()
  const to = `${pathname}?act=report`
  const open = (event: MouseEvent) => {
    event.preventDefault()
    loginFirst(() => void navigate(to, { preventScrollReset: true }))
  }
  return (
    <Button variant="ghost" small icon={Flag} to={to} rel="nofollow" onClick={open}>
      {t(marketText.report)}
    </Button>
  )
}
