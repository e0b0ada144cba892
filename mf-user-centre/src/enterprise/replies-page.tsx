import { useText } from 'shared-state/runtime'
import { EmptyState } from 'ui/empty-state'
import { Panel, PanelRows } from 'ui/panel'
import { FormResult } from '../account/form-result.tsx'
import { useOwnData } from '../account/own-page.ts'
import { useFormState } from '../account/use-form-state.ts'
import { WithheldPanel } from '../account/withheld-panel.tsx'
import { isWithheld } from '../account/withheld.ts'
import { ListPager } from '../list/list-pager.tsx'
import { ListTabs } from '../list/list-tabs.tsx'
import { useCount } from '../list/use-count.ts'
import { repliesText } from '../strings/keys.ts'
import { EnterpriseFrame } from './enterprise-frame.tsx'
import type { loadReplies } from './load-replies.ts'
import { NoEnterprise } from './no-enterprise.tsx'
import { WaitingExposure } from './waiting-exposure.tsx'
import { WaitingReview } from './waiting-review.tsx'

/** Reviews and exposures of the claimed broker that await a reply from its staff. */
export function RepliesPage() {
  const t = useText()
  const countText = useCount()
  const data = useOwnData<typeof loadReplies>()
  const { answer } = useFormState('reply')
  if (!data || isWithheld(data)) {
    return (
      <EnterpriseFrame page="replies" enterprise={null}>
        {data ? <WithheldPanel withheld={data} /> : <NoEnterprise />}
      </EnterpriseFrame>
    )
  }
  const { enterprise, page } = data
  if (isWithheld(page))
    return (
      <EnterpriseFrame page="replies" enterprise={enterprise}>
        <WithheldPanel withheld={page} />
      </EnterpriseFrame>
    )
  const { tab, items } = page
  const tabs = [
    { value: 'waiting' as const, label: t(repliesText.waiting) },
    { value: 'answered' as const, label: t(repliesText.answered) },
  ]
  return (
    <EnterpriseFrame page="replies" enterprise={enterprise}>
      {answer?.done && <FormResult said={{ reply: repliesText.sent }} />}
      <ListTabs label={t(repliesText.show)} items={tabs} current={tab} kept={{ id: enterprise.enterpriseId }} />
      <Panel
        title={countText(tab === 'waiting' ? repliesText.waitingCount : repliesText.answeredCount, page.total)}
        flush
      >
        {items.length === 0 && (
          <EmptyState title={t(tab === 'waiting' ? repliesText.nothingWaits : repliesText.nothingAnswered)}>
            {t(repliesText.nothingWhy)}
          </EmptyState>
        )}
        <PanelRows>
          {items.map(({ comment, exposure, dueAt }) => (
            <li key={comment?.commentId ?? exposure!.code}>
              {comment && <WaitingReview review={comment} isOpen={page.answering === comment.commentId} />}
              {exposure && <WaitingExposure exposure={exposure} dueAt={dueAt} canReply={tab === 'waiting'} />}
            </li>
          ))}
        </PanelRows>
      </Panel>
      <ListPager page={page.pageIndex} pages={page.pages} />
    </EnterpriseFrame>
  )
}
