import { ArrowDownToLine } from '@lucide/icons'
import { useText } from 'shared-state/runtime'
import { EmptyState } from 'ui/empty-state'
import { Note } from 'ui/note'
import { Panel } from 'ui/panel'
import type { Shown } from '../calculator/shown.ts'
import { toolsText } from '../strings/keys.ts'
import { AnswerPanel } from './answer-panel.tsx'

/** The answer, and what its rounding means. */
export function Answer({ shown }: { shown: Shown }) {
  const { note } = shown
  return (
    <>
      <AnswerPanel shown={shown} />
      <Note tone={note.tone} icon={note.tone === 'warn' ? undefined : ArrowDownToLine} title={note.title}>
        {note.text}
      </Note>
    </>
  )
}

/** Shown in its place while a field is invalid. */
export function NoAnswer() {
  const t = useText()
  return (
    <Panel flush>
      <EmptyState title={t(toolsText.noAnswer)} level={2}>
        {t(toolsText.noAnswerWhy)}
      </EmptyState>
    </Panel>
  )
}
