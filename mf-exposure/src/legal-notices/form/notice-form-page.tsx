import { SiteLink, useFormAnswer, useHref, usePageData, useStore, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { EmptyState } from 'ui/empty-state'
import { Note } from 'ui/note'
import { PageHead } from 'ui/page-head'
import { Panel } from 'ui/panel'
import { Split } from 'ui/split'
import { Stack } from 'ui/stack'
import { Text } from 'ui/text'
import { Wrap } from 'ui/wrap'
import { Written } from 'ui/written'
import { exposureListPath, exposurePath, noticeLogPath } from '../../addresses.ts'
import { exposureText, noticeText } from '../../strings/keys.ts'
import { LinkPanel } from './link-panel.tsx'
import type { loadNoticeForm } from './load-notice-form.ts'
import { NoticeForm } from './notice-form.tsx'
import { noticeCrumbs } from './notice-form-head.ts'
import type { NoticeAnswer } from './submit-notice.ts'

/** `legal-notice.html`: the form for a notice, and what its sender confirms or withdraws by the mailed link. */
export function NoticeFormPage() {
  const t = useText()
  const href = useHref()
  const { link, post, countries, sent } = usePageData<typeof loadNoticeForm>()
  const answer = useFormAnswer() as NoticeAnswer | undefined
  const side = (
    <>
      <Note title={`${t(noticeText.beforeNotice)}.`}>{t(noticeText.beforeNoticeMore)}</Note>
      <Note title={t(exposureText.whatHappensNext)}>
        {t(noticeText.nextSteps)} <SiteLink to={noticeLogPath}>{t(noticeText.allNotices)}</SiteLink>
      </Note>
    </>
  )
  return (
    <Wrap page>
      <PageHead
        crumbs={noticeCrumbs(useStore(), noticeText.sendNotice)}
        title={t(sent ? noticeText.inboxTitle : noticeText.sendNotice)}
        lead={link || sent ? undefined : t(noticeText.noticeLead)}
      />
      <Split side={side}>
        {sent && (
          <Note tone="good" live>
            {t(noticeText.inboxMore)}
          </Note>
        )}
        {link && <LinkPanel link={link} answer={answer} />}
        {post && (
          <>
            <Panel title={t(noticeText.aboutPost)}>
              <Stack gap="s">
                <SiteLink to={exposurePath(post)}>
                  <Written lang={post.lang}>{post.title}</Written>
                </SiteLink>
                <Text size="sm" tone="quiet">
                  <bdi>{post.brokerName}</bdi>
                </Text>
              </Stack>
            </Panel>
            <Panel>
              <NoticeForm countries={countries} answer={answer} />
            </Panel>
          </>
        )}
        {!link && !post && !sent && (
          <Panel flush>
            <EmptyState
              title={t(noticeText.noCase)}
              level={2}
              action={
                <Button variant="secondary" to={href(exposureListPath)}>
                  {t(exposureText.allExposures)}
                </Button>
              }
            >
              {t(noticeText.noCaseWhy)}
            </EmptyState>
          </Panel>
        )}
      </Split>
    </Wrap>
  )
}
