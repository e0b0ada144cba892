import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { CommentPage } from 'calls/comment-pages'
import { Note } from '../note.tsx'
import { Pager } from '../pager.tsx'
import { Panel } from '../panel.tsx'
import { Stack } from '../stack.tsx'
import { Text } from '../text.tsx'
import type { CommentTexts } from './comment-texts.ts'
import { CommentForm } from './comment-form.tsx'
import { OneComment } from './one-comment.tsx'

export interface CommentsPanelProps {
  comments: CommentPage
  /** Ensures that a comment sent twice is stored only once; empty without a login. */
  formKey: string
  texts: CommentTexts
  /** Shown instead of an error if a visitor without JavaScript has to log in first. */
  loginFirst: ReactNode
  className?: string | undefined
}

/**
 * Comments of readers, newest first, below a form for a new one. The form sends `intent=comment` to the page; after it the page's address has
 * `?done=comment`. A visitor who is not logged in logs in when sending it.
 */
export function CommentsPanel({ comments, formKey, texts, loginFirst, className }: CommentsPanelProps) {
  const { pathname, search } = useLocation()
  const { items, pageIndex, pages } = comments
  const isPosted = new URLSearchParams(search).get('done') === 'comment'
  return (
    <Panel id="comments" className={className} title={texts.title}>
      <Stack gap="l">
        {isPosted && (
          <Note tone="good" live>
            {texts.posted}
          </Note>
        )}
        {/* After a comment its form starts empty again. */}
        <CommentForm key={items[0]?.commentId} formKey={formKey} texts={texts} loginFirst={loginFirst} />
        {items.length === 0 && <Text tone="quiet">{texts.none}</Text>}
        {items.map(comment => (
          <OneComment key={comment.commentId} comment={comment} texts={texts} />
        ))}
        <Pager page={pageIndex} pages={pages} hrefOf={page => `${pathname}?page=${page}#comments`} />
      </Stack>
    </Panel>
  )
}
