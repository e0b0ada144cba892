import type { AreaLists, Words } from 'shared-state/contract/area-lists'
import type { Snapshot, SnapshotArea } from 'shared-state/contract/release'

/**
 * The snapshot for a tab: with texts and names in these languages alone, as the tab stays in its page's language, and without the fonts, which
 * the page itself preloads.
 */
export function snapshotIn({ shell, areas, ...rest }: Snapshot, langs: readonly string[]): Snapshot {
  const only = <Word>(words: Record<string, Word>): Record<string, Word> =>
    Object.fromEntries(Object.entries(words).filter(([lang]) => langs.includes(lang)))
  const listsIn = (lists: AreaLists): AreaLists =>
    Object.fromEntries(
      Object.entries(lists).map(([list, entries]: [string, { name: Words }[]]) => [
        list,
        entries.map(entry => ({ ...entry, name: only(entry.name) })),
      ]),
    )
  const trimmed = ({ lists, fonts: _, ...area }: SnapshotArea): SnapshotArea => ({
    ...area,
    strings: only(area.strings),
    menu: only(area.menu),
    down: only(area.down),
    ...(lists && { lists: listsIn(lists) }),
  })
  return {
    ...rest,
    shell: trimmed(shell),
    areas: Object.fromEntries(Object.entries(areas).map(([name, area]) => [name, trimmed(area)])),
  }
}
