import type { ReactNode } from 'react'
import { useFormAnswer, useHref, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { EmptyState } from 'ui/empty-state'
import { Note } from 'ui/note'
import { Panel, PanelRows } from 'ui/panel'
import { FormResult } from '../account/form-result.tsx'
import { ListPager } from '../list/list-pager.tsx'
import { deskText } from '../strings/keys.ts'

interface DeskListProps<Item> {
  /** Keys of the list's texts. */
  texts: { title: number; add: number; none: number; saved: number; withdrawn: number }
  /** Path of the form for a new entry, without the language. */
  addPath: string
  /** `saved`: the form has just saved an entry. */
  page: { items: readonly Item[]; saved: boolean; pageIndex: number; pages: number }
  row: (item: Item) => ReactNode
  /** Above the list: its tabs, and what else there is. */
  children: ReactNode
}

/** A list of the desk, with the result of its forms and a link to write a new entry. */
export function DeskList<Item>({ texts, addPath, page, row, children }: DeskListProps<Item>) {
  const t = useText()
  const href = useHref()
  const answer = useFormAnswer()
  const { items, saved, pageIndex, pages } = page
  const write = (
    <Button small to={href(addPath)}>
      {t(texts.add)}
    </Button>
  )
  return (
    <>
      {saved && !answer && (
        <Note tone="good" live>
          {t(texts.saved)}
        </Note>
      )}
      <FormResult said={{ withdraw: texts.withdrawn }} />
      {children}
      <Panel title={t(texts.title)} aside={write} flush>
        {items.length > 0 ? (
          <PanelRows>{items.map(row)}</PanelRows>
        ) : (
          <EmptyState title={t(texts.none)}>{t(deskText.noneWhy)}</EmptyState>
        )}
      </Panel>
      <ListPager page={pageIndex} pages={pages} />
    </>
  )
}
