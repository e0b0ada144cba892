import { listed, type Words } from 'shared-state/contract/area-lists'
import { publicLanguages } from 'shared-state/i18n/languages'
import { OrderRefused } from '../../../api/order-refused.ts'
import { titleOf, type Candidate } from './candidate.ts'
import { isBelow } from './check-addresses.ts'

/**
 * Refuses what a release puts into the lists of the site where it is not the release's own, stands there already, or says nothing in a
 * public language.
 */
export function checkLists({ record, others }: Candidate): void {
  const refuse = (why: string): never => {
    throw new OrderRefused(`${titleOf(record)} ${why}`)
  }
  const checkName = (what: string, name: Words) => {
    const silent = publicLanguages.find(lang => !name[lang])
    if (silent) refuse(`lists ${what} without a name in '${silent}'`)
  }
  const seen = new Set<string>()
  for (const { code, path, name } of listed([record], 'pages')) {
    if (seen.has(code)) refuse(`lists a page '${code}' twice`)
    seen.add(code)
    const holder = others.find(other => listed([other], 'pages').some(page => page.code === code))
    if (holder) refuse(`lists a page '${code}', which ${titleOf(holder)} lists`)
    if (record.area !== 'shell' && !record.addresses.some(held => isBelow(path.slice(1), held)))
      refuse(`lists the page '${path}', which is not among its addresses`)
    checkName(`the page '${code}'`, name)
  }
  for (const { part, name } of listed([record], 'home')) {
    if (!record.slots.includes(`home.${part}`))
      refuse(`lists '${part}' for the home page, but does not fill the slot 'home.${part}'`)
    checkName(`'${part}' for the home page`, name)
  }
  for (const { kind, name } of listed([record], 'search')) checkName(`'${kind}' for the search`, name)
}
