import { Form, useLocation } from 'react-router-dom'
import { SiteLink, useSentForm, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Note } from 'ui/note'
import { Panel } from 'ui/panel'
import { Row } from 'ui/row'
import { Stack } from 'ui/stack'
import { noticePath } from '../../addresses.ts'
import { noticeText } from '../../strings/keys.ts'
import { NoticeStateTag } from '../../exposure-parts/notice-state-tag.tsx'
import type { NoticeFormData } from './load-notice-form.ts'
import type { NoticeAnswer } from './submit-notice.ts'

/** What the sender does with the link in their mail: confirm the notice, later withdraw it. */
export function LinkPanel({
  link,
  answer,
}: {
  link: NonNullable<NoticeFormData['link']>
  answer: NoticeAnswer | undefined
}) {
  const t = useText()
  const { pathname, search } = useLocation()
  const busy = useSentForm() !== undefined
  const isConfirmed = new URLSearchParams(search).get('done') === 'confirm'
  const button = (intent: 'confirm' | 'withdraw', text: number) => (
    <Form method="post" action={pathname + search}>
      <Button
        type="submit"
        name="intent"
        value={intent}
        variant={intent === 'confirm' ? 'primary' : 'secondary'}
        busy={busy}
      >
        {t(text)}
      </Button>
    </Form>
  )
  return (
    <Panel title={t(link === 'new' ? noticeText.confirmTitle : noticeText.noticeAbout)}>
      <Stack>
        {answer?.message && (
          <Note tone="bad" live>
            {answer.message}
          </Note>
        )}
        {link === 'new' ? (
          <>
            <p>{t(noticeText.confirmMore)}</p>
            {button('confirm', noticeText.confirmNotice)}
          </>
        ) : (
          <>
            {isConfirmed && (
              <Note tone="good" live>
                {t(noticeText.noticeReceived)}
              </Note>
            )}
            <Row>
              <NoticeStateTag {...link.notice} />
              <SiteLink to={noticePath(link.code)}>{t(noticeText.noticeAbout)}</SiteLink>
            </Row>
            {link.isOpen && (
              <>
                <p>{t(noticeText.withdrawMore)}</p>
                {button('withdraw', noticeText.withdraw)}
              </>
            )}
          </>
        )}
      </Stack>
    </Panel>
  )
}
