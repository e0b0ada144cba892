import { useLocation } from 'react-router-dom'
import type { CommentPage } from 'calls/comment-pages'
import { useHref, useText } from 'shared-state/runtime'
import { CommentsPanel } from 'ui/comments/comments-panel'
import { Note } from 'ui/note'
import { uiText } from 'ui/strings/keys.ts'
import { useLanguageName } from '../listing-parts/use-language-name.ts'
import { surveyText } from '../strings/keys.ts'

interface ReaderCommentsProps {
  comments: CommentPage
  formKey: string
  className?: string | undefined
}

/** Comments of readers on a page of the area. */
export function ReaderComments({ comments, formKey, className }: ReaderCommentsProps) {
  const t = useText()
  const nameOf = useLanguageName()
  return (
    <CommentsPanel
      className={className}
      comments={comments}
      formKey={formKey}
      loginFirst={<LoginInNewTab />}
      texts={{
        title: t(surveyText.comments),
        none: t(surveyText.noComments),
        own: t(surveyText.ownComment),
        help: t(surveyText.commentHelp),
        post: t(surveyText.postComment),
        posted: t(surveyText.commentPosted),
        staff: t(surveyText.brokerStaff),
        writtenIn: lang => t(surveyText.writtenIn, { language: nameOf(lang) }),
      }}
    />
  )
}

/** Without JavaScript the login opens in a new tab, so that the comment stays in its form. */
function LoginInNewTab() {
  const t = useText()
  const href = useHref()
  const { pathname } = useLocation()
  return (
    <Note tone="warn" title={`${t(uiText.notLoggedIn)}.`} live>
      {t(surveyText.textKept)}{' '}
      <a href={`${href('/login.html')}?return=${encodeURIComponent(pathname)}`} target="_blank" rel="noopener">
        {t(surveyText.logInNewTab)}
      </a>
    </Note>
  )
}
