import type { QuizQuestion } from 'calls/entities/article'
import type { Token, Tokens } from 'marked'

const isHeading = (token: Token, depth: number): token is Tokens.Heading =>
  token.type === 'heading' && token['depth'] === depth
const isList = (token: Token): token is Tokens.List => token.type === 'list'

/**
 * Splits an article's markdown tokens into its text and its quiz. The quiz begins at a second-level heading with the anchor `{#quiz}`. Each
 * question is a third-level heading, followed by a list of tasks, of which the right one is checked, and by paragraphs that explain it. A
 * question without at least two options and exactly one right answer is left out.
 */
export function readQuiz(tokens: readonly Token[]): { body: Token[]; quiz: QuizQuestion[] } {
  const start = tokens.findIndex(token => isHeading(token, 2) && token.text.endsWith('{#quiz}'))
  if (start === -1) return { body: [...tokens], quiz: [] }
  const quiz: QuizQuestion[] = []
  for (const token of tokens.slice(start + 1)) {
    const last = quiz.at(-1)
    if (isHeading(token, 3)) quiz.push({ question: token.text, options: [], answer: -1, explanation: '' })
    else if (last && isList(token)) addOptions(last, token)
    else if (last && token.type === 'paragraph') last.explanation = `${last.explanation} ${token['text']}`.trim()
  }
  return { body: tokens.slice(0, start), quiz: quiz.filter(({ options, answer }) => options.length > 1 && answer >= 0) }
}

function addOptions(question: QuizQuestion, { items }: Tokens.List): void {
  question.options = items.map(({ text }) => text)
  const right = items.flatMap(({ checked }, index) => (checked ? [index] : []))
  question.answer = right.length === 1 ? right[0]! : -1
}
