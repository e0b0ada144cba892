import { CircleCheck } from '@lucide/icons'
import type { ArticleWithContent } from 'calls/entities/article'
import { useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Note } from 'ui/note'
import { educationText } from '../../strings/keys.ts'
import type { Progress } from '../progress/use-progress.ts'
import { Quiz } from './quiz.tsx'
import { useIsInBrowser } from './use-is-in-browser.ts'

/** The end of a lesson of a learning path: its quiz, or a button that completes a lesson without one. */
export function LessonEnd({
  article: { code, quiz, lang },
  progress,
}: {
  article: Pick<ArticleWithContent, 'code' | 'quiz' | 'lang'>
  progress: Progress
}) {
  const t = useText()
  const isInBrowser = useIsInBrowser()
  const best = progress.resultOf(code)
  const complete = (rightAnswers: number) => progress.complete({ code, rightAnswers, questions: quiz.length })
  if (quiz.length > 0) return <Quiz questions={quiz} lang={lang} best={best} onFinish={complete} />
  if (best)
    return (
      <Note tone="good" icon={CircleCheck} live>
        {t(educationText.lessonCompleted)}
      </Note>
    )
  return isInBrowser ? (
    <div>
      <Button variant="secondary" onClick={() => complete(0)}>
        {t(educationText.markCompleted)}
      </Button>
    </div>
  ) : null
}
