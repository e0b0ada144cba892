import { useHref, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { EmptyState } from 'ui/empty-state'
import { Panel } from 'ui/panel'
import { accountText } from '../strings/keys.ts'
import type { Withheld } from './withheld.ts'

const titles: Record<Withheld['withheld'], number> = { role: accountText.notForYou, notConfigured: accountText.notHere }

/** Shown in place of a list: says that it belongs to another role, or that this site has none, so that it does not look merely empty. */
export function WithheldPanel({
  withheld: { withheld, message },
  children,
}: {
  withheld: Withheld
  children?: string
}) {
  const t = useText()
  const href = useHref()
  const back = withheld === 'role' && (
    <Button variant="secondary" to={href('/user/setting.html')}>
      {t(accountText.backToSetting)}
    </Button>
  )
  return (
    <Panel flush>
      <EmptyState title={t(titles[withheld])} level={2} action={back}>
        {children ?? message}
      </EmptyState>
    </Panel>
  )
}
