import type { CommentPage } from 'calls/comment-pages'
import { useText } from 'shared-state/runtime'
import { CommentsPanel } from 'ui/comments/comments-panel'
import { exposureText } from '../../strings/keys.ts'
import { LoginFirst } from '../own-part/login-first.tsx'
import print from '../print.module.css'
import { useLanguageName } from '../use-language-name.ts'

/** Comments of readers on a case. */
export function CaseComments({ comments, formKey }: { comments: CommentPage; formKey: string }) {
  const t = useText()
  const nameOf = useLanguageName()
  return (
    <CommentsPanel
      className={print.left}
      comments={comments}
      formKey={formKey}
      loginFirst={<LoginFirst keepsText />}
      texts={{
        title: t(exposureText.comments),
        none: t(exposureText.noComments),
        own: t(exposureText.yourComment),
        help: t(exposureText.commentHelp),
        post: t(exposureText.postComment),
        posted: t(exposureText.commentPosted),
        staff: t(exposureText.brokerStaff),
        writtenIn: lang => t(exposureText.writtenIn, { language: nameOf(lang) }),
      }}
    />
  )
}
