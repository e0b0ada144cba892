import type { CommentPage } from 'calls/comment-pages'
import { CommentsPanel } from '../comments/comments-panel.tsx'
import { Grid } from '../grid.tsx'
import { Paragraphs } from '../paragraphs.tsx'
import { Sample } from './sample.tsx'

const user = {
  userId: 'u1',
  nick: 'Rina W.',
  avatar: null,
  countryCode: '360',
  identity: '',
  vest: false,
  fans: 3,
  followed: false,
}
const comment = {
  commentId: '1',
  user,
  staff: false,
  createdAt: '2026-11-02T20:05:00Z',
  lang: 'en',
  content: 'Clear and short.',
}
const comments = {
  items: [comment, { ...comment, commentId: '2', staff: true, lang: 'id', content: 'Terima kasih.' }],
  pageIndex: 1,
  pages: 1,
} as unknown as CommentPage
const texts = {
  title: 'Comments',
  none: 'No comments yet.',
  own: 'Your comment',
  help: 'Everyone can read it.',
  post: 'Post comment',
  posted: 'Your comment is posted.',
  staff: 'Broker staff',
  writtenIn: (lang: string) => `Written in ${lang}.`,
}

export function CommentSamples() {
  return (
    <Grid columns={2}>
      <Sample name="Comments">
        <CommentsPanel comments={comments} formKey="" texts={texts} loginFirst={null} />
      </Sample>
      <Sample name="Paragraphs">
        <Paragraphs text={'The first line.\nThe second one.'} lang="en" />
      </Sample>
    </Grid>
  )
}
