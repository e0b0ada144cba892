import { useHref, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { EmptyState } from 'ui/empty-state'
import { Panel, PanelRows } from 'ui/panel'
import { Row } from 'ui/row'
import { AccountFrame } from '../account/account-frame.tsx'
import { useAccountCounts, useOwnData } from '../account/own-page.ts'
import { ListPager } from '../list/list-pager.tsx'
import { ListTabs } from '../list/list-tabs.tsx'
import { accountText, complaintsText } from '../strings/keys.ts'
import { ComplaintRow } from './complaint-row.tsx'
import { ExposureRow } from './exposure-row.tsx'
import type { loadComplaints } from './load-complaints.ts'
import { filePath } from './private-complaint/complaint-path.ts'

/** The visitor's public exposures and private complaints. */
export function ComplaintsPage() {
  const t = useText()
  const href = useHref()
  const data = useOwnData<typeof loadComplaints>()
  const counts = useAccountCounts()
  const tabs = [
    { value: 'mediation' as const, label: t(complaintsText.mediation), count: counts?.exposures },
    { value: 'private' as const, label: t(complaintsText.private), count: counts?.complaints },
  ]
  const isPrivate = data.tab === 'private'
  const file = (
    <Button variant={data.items.length > 0 ? 'secondary' : 'primary'} to={href(filePath)}>
      {t(complaintsText.filePrivate)}
    </Button>
  )
  const see = (
    <Button variant="secondary" to={href('/exposure.html')}>
      {t(complaintsText.seeExposures)}
    </Button>
  )
  return (
    <AccountFrame title={t(accountText.complaints)}>
      <ListTabs label={t(accountText.complaints)} items={tabs} current={data.tab} />
      <Panel
        title={t(isPrivate ? complaintsText.privateTitle : complaintsText.mediationTitle)}
        footer={isPrivate && t(complaintsText.privateNote)}
        flush
      >
        {data.items.length > 0 ? (
          <PanelRows>
            {data.tab === 'private'
              ? data.items.map(complaint => <ComplaintRow key={complaint.code} complaint={complaint} />)
              : data.items.map(exposure => <ExposureRow key={exposure.code} exposure={exposure} />)}
          </PanelRows>
        ) : isPrivate ? (
          <EmptyState title={t(complaintsText.noPrivate)} action={file}>
            {t(complaintsText.noPrivateWhy)}
          </EmptyState>
        ) : (
          <EmptyState title={t(complaintsText.noExposures)} action={see}>
            {t(complaintsText.noExposuresWhy)}
          </EmptyState>
        )}
      </Panel>
      {isPrivate && data.items.length > 0 && <Row>{file}</Row>}
      <ListPager page={data.pageIndex} pages={data.pages} />
    </AccountFrame>
  )
}
