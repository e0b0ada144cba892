import { useLocation } from 'react-router-dom'
import type { CommentPage } from 'calls/comment-pages'
import { useHref, useText } from 'shared-state/runtime'
import { CommentsPanel } from 'ui/comments/comments-panel'
import { Note } from 'ui/note'
import { uiText } from 'ui/strings/keys.ts'
import { educationText } from '../../strings/keys.ts'

/** Names of languages within a sentence; readers write in one of the public languages. */
const languageText: Partial<Record<string, number>> = { en: educationText.inEnglish, id: educationText.inIndonesian }

/** Comments of readers on an article. */
export function ArticleComments({ comments, formKey }: { comments: CommentPage; formKey: string }) {
  const t = useText()
  const nameOf = (lang: string) => (languageText[lang] === undefined ? lang : t(languageText[lang]))
  return (
    <CommentsPanel
      comments={comments}
      formKey={formKey}
      loginFirst={<LoginInNewTab />}
      texts={{
        title: t(educationText.comments),
        none: t(educationText.noComments),
        own: t(educationText.yourComment),
        help: t(educationText.commentHelp),
        post: t(educationText.postComment),
        posted: t(educationText.commentPosted),
        staff: '',
        writtenIn: lang => t(educationText.writtenIn, { language: nameOf(lang) }),
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
      {t(educationText.commentKept)}{' '}
      <a href={`${href('/login.html')}?return=${encodeURIComponent(pathname)}`} target="_blank" rel="noopener">
        {t(educationText.logInNewTab)}
      </a>
    </Note>
  )
}
