import { listed, type AreaLists, type Words } from 'shared-state/contract/area-lists'
import { publicLanguages } from 'shared-state/i18n/languages'
import { CommandRefused } from '../../../api/command-refused.ts'
import { titleOf, type Candidate } from './candidate.ts'
import { isBelow } from './check-addresses.ts'

/** A page, a home page section or a kind of search: its label in error messages, its key, and its names. */
type Entry = [what: string, key: string, name: Words]

/** The entries of each list. A key is unique within its list, across all areas. */
const entriesOf: ((release: { lists?: AreaLists | undefined }) => Entry[])[] = [
  release => listed([release], 'pages').map(({ code, name }) => ['a page', code, name]),
  release => listed([release], 'home').map(({ part, name }) => ['a home page section', part, name]),
  release => listed([release], 'search').map(({ kind, name }) => ['a search kind', kind, name]),
]

/** Refuses entries in the site's lists that do not belong to the release, exist already, or lack a name in a public language. */
export function checkLists({ record, others }: Candidate): void {
  const refuse = (why: string): never => {
    throw new CommandRefused(`${titleOf(record)} ${why}`)
  }
  for (const entries of entriesOf) {
    const seen = new Set<string>()
    for (const [what, key, name] of entries(record)) {
      if (seen.has(key)) refuse(`lists ${what} '${key}' twice`)
      seen.add(key)
      const holder = others.find(other => entries(other).some(([, held]) => held === key))
      if (holder) refuse(`lists ${what} '${key}', which ${titleOf(holder)} lists`)
      const silent = publicLanguages.find(lang => !name[lang])
      if (silent) refuse(`lists ${what} '${key}' without a name in '${silent}'`)
    }
  }
  // The shell's own pages may lie outside its declared addresses.
  const stray = listed([record], 'pages').find(
    ({ path }) => record.area !== 'shell' && !record.addresses.some(held => isBelow(path.slice(1), held)),
  )
  if (stray) refuse(`lists the page '${stray.path}', which is not among its addresses`)
  const unfilled = listed([record], 'home').find(({ part }) => !record.slots.includes(`home.${part}`))
  if (unfilled) refuse(`lists '${unfilled.part}' for the home page, but does not fill the slot 'home.${unfilled.part}'`)
}
