import { useHref, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { EmptyState } from 'ui/empty-state'
import { Panel } from 'ui/panel'
import { enterpriseText } from '../strings/keys.ts'

/** Shown on an enterprise's pages to a user who has none. */
export function NoEnterprise() {
  const t = useText()
  const href = useHref()
  const claim = (
    <Button variant="secondary" to={href('/user/enterprise.html')}>
      {t(enterpriseText.claimTitle)}
    </Button>
  )
  return (
    <Panel flush>
      <EmptyState title={t(enterpriseText.noneYet)} level={2} action={claim}>
        {t(enterpriseText.noneWhy)}
      </EmptyState>
    </Panel>
  )
}
