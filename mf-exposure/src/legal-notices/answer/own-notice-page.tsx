import { useLocation } from 'react-router-dom'
import type { FormAnswer } from 'calls/account-forms/form-answer'
import { SiteLink, useFormAnswer, useHref, useLocale, usePageData, useStore, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { DescriptionList } from 'ui/description-list'
import { EmptyState } from 'ui/empty-state'
import { Note } from 'ui/note'
import { PageHead } from 'ui/page-head'
import { Panel } from 'ui/panel'
import { Prose } from 'ui/prose'
import { Stack } from 'ui/stack'
import { Text } from 'ui/text'
import { Wrap } from 'ui/wrap'
import { Written } from 'ui/written'
import { exposurePath, noticeLogPath, noticePath } from '../../addresses.ts'
import { LoginFirst } from '../../exposure-case/own-part/login-first.tsx'
import { Paragraphs } from 'ui/paragraphs'
import { noticeText } from '../../strings/keys.ts'
import { noticeCrumbs } from '../form/notice-form-head.ts'
import { AuthorForm, isFormAction } from './author-form.tsx'
import type { loadOwnNotice, OwnNoticeData } from './load-own-notice.ts'

/** A legal notice for the author of its post: what the firm says, and what they can do about it. */
export function OwnNoticePage() {
  const t = useText()
  const href = useHref()
  const { code, own, formKey } = usePageData<typeof loadOwnNotice>()
  const answer = useFormAnswer() as FormAnswer | undefined
  return (
    <Wrap page>
      <PageHead
        crumbs={noticeCrumbs(useStore(), noticeText.ownNotice)}
        title={t(noticeText.ownNotice)}
        lead={t(noticeText.ownNoticeLead)}
      />
      {own && <OwnNotice own={own} formKey={formKey} answer={answer} />}
      {!own && code !== '' && <LoginFirst keepsText={answer !== undefined} />}
      {code === '' && (
        <Panel flush>
          <EmptyState
            title={t(noticeText.nothingToDo)}
            level={2}
            action={
              <Button variant="secondary" to={href(noticeLogPath)}>
                {t(noticeText.allNotices)}
              </Button>
            }
          />
        </Panel>
      )}
    </Wrap>
  )
}

interface OwnNoticeProps {
  own: NonNullable<OwnNoticeData['own']>
  formKey: string
  answer: FormAnswer | undefined
}

function OwnNotice({ own, formKey, answer }: OwnNoticeProps) {
  const t = useText()
  const { formatDate, now } = useLocale()
  const { search } = useLocation()
  const { notice, firm, reference, passages, explanation, statement, appeal, authorUntil } = own
  const action = own.actions.find(isFormAction)
  const isDone = new URLSearchParams(search).has('done')
  const facts = [
    { label: t(noticeText.firm), value: <bdi>{firm}</bdi> },
    { label: t(noticeText.ground), value: notice.groundName },
    { label: t(noticeText.lawCountry), value: notice.countryName },
    ...(reference ? [{ label: t(noticeText.reference), value: <bdi>{reference}</bdi> }] : []),
    {
      label: t(noticeText.aboutPost),
      value: (
        <SiteLink to={exposurePath(notice.exposure)}>
          <Written lang={own.post.lang}>{own.post.title}</Written>
        </SiteLink>
      ),
    },
  ]
  const said = [
    { title: noticeText.moderatorReason, ...(notice.reason ?? { text: null, lang: null }) },
    { title: noticeText.yourStatement, text: statement, lang: null },
    { title: noticeText.yourAppeal, text: appeal, lang: null },
  ]
  return (
    <Stack gap="l">
      {isDone && !answer && (
        <Note tone="good" live>
          {t(noticeText.statementSent)}
        </Note>
      )}
      <Panel>
        <DescriptionList facts={facts} />
      </Panel>
      <Panel title={t(noticeText.firmSays)}>
        <Prose>
          <blockquote>
            <Paragraphs text={passages} lang={null} />
          </blockquote>
          <Paragraphs text={explanation} lang={null} />
        </Prose>
      </Panel>
      {said.map(
        ({ title, text, lang }) =>
          text !== null && (
            <Panel key={title} title={t(title)}>
              <Paragraphs text={text} lang={lang} />
            </Panel>
          ),
      )}
      <Panel
        title={notice.stateName}
        aside={<SiteLink to={noticePath(notice.code)}>{t(noticeText.noticeAbout)}</SiteLink>}
      >
        {action === undefined ? (
          <Text tone="quiet">{t(noticeText.nothingToDo)}</Text>
        ) : (
          <Stack>
            {authorUntil && Date.parse(authorUntil) > now && (
              <Text as="p">{t(noticeText.youHaveUntil, { date: formatDate(authorUntil, 'dateTime') })}</Text>
            )}
            <AuthorForm
              key={action}
              action={action}
              own={own}
              formKey={formKey}
              answer={answer?.intent === action ? answer : undefined}
            />
          </Stack>
        )}
      </Panel>
    </Stack>
  )
}
