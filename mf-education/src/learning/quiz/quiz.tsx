import { useState } from 'react'
import type { QuizQuestion } from 'calls/entities/article'
import type { LessonResult } from 'calls/learning'
import { useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Note } from 'ui/note'
import { Panel } from 'ui/panel'
import { Stack } from 'ui/stack'
import { Text } from 'ui/text'
import { educationText } from '../../strings/keys.ts'
import { Question } from './question.tsx'

interface QuizProps {
  questions: readonly QuizQuestion[]
  lang: string
  /** The visitor's best result so far. */
  best: LessonResult | undefined
  /** Called once all questions are answered. */
  onFinish: (rightAnswers: number) => void
}

/** The quiz at the end of a lesson. The first checked answer to each question counts; the quiz can be taken again. */
export function Quiz({ questions, lang, best, onFinish }: QuizProps) {
  const t = useText()
  const [round, setRound] = useState(1)
  /** Whether the first answer was right, for each question that is answered. */
  const [first, setFirst] = useState<ReadonlyMap<number, boolean>>(new Map())
  const isDone = first.size === questions.length
  const right = [...first.values()].filter(Boolean).length

  const check = (index: number, isRight: boolean) => {
    if (first.has(index)) return
    const answered = new Map(first).set(index, isRight)
    setFirst(answered)
    if (answered.size === questions.length) onFinish([...answered.values()].filter(Boolean).length)
  }
  const again = () => {
    setFirst(new Map())
    setRound(round + 1)
  }
  return (
    <Panel id="quiz" title={t(educationText.quiz)}>
      <Stack gap="l">
        <Text as="p" tone="quiet">
          {t(educationText.quizHow, { count: questions.length })}
          {best && ` ${t(educationText.quizBest, { right: best.rightAnswers, questions: best.questions })}`}
        </Text>
        {questions.map((question, index) => (
          <Question
            key={`${round} ${question.question}`}
            number={index + 1}
            question={question}
            lang={lang}
            onCheck={isRight => check(index, isRight)}
          />
        ))}
        {isDone && (
          <Stack gap="s">
            <Note tone={right === questions.length ? 'good' : 'info'} live>
              {t(educationText.quizResult, { right, questions: questions.length })}
            </Note>
            <div>
              <Button variant="secondary" onClick={again}>
                {t(educationText.quizAgain)}
              </Button>
            </div>
          </Stack>
        )}
      </Stack>
    </Panel>
  )
}
