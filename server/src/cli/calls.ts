import { checkSections, readSections } from 'backend/openapi/sections'
import type { CheckedSection } from 'backend/openapi/sections'
import { cac } from 'cac'
import { allCalls } from 'calls/all-calls'
import type { CallDeclaration } from 'shared-state/api/declare-call'

/** `npm run calls`: the declared calls by section of the table of calls, and the missing ones. */
const cli = cac('npm run calls --')

cli
  .command('', 'list the declared calls by section')
  .option('--json', 'print JSON')
  .action(({ json }: { json?: boolean }) => {
    const sections = checkSections(allCalls, readSections())
    console.log(
      json
        ? JSON.stringify(sections.map(forPrograms), null, 2)
        : `${sections.map(describe).join('\n\n')}\n\n${countAll(sections)}`,
    )
    if (
      sections.some(
        ({ withItsArea, missing, different }) => different.length > 0 || (!withItsArea && missing.length > 0),
      )
    )
      process.exitCode = 1
  })

function describe({ section, declared, missing, different, withItsArea }: CheckedSection): string {
  return [
    `${section}: ${declared.length} declared`,
    ...declared.map(line),
    ...(missing.length > 0 ? [`  ${withItsArea ? 'to come with their area' : 'MISSING'}: ${missing.join(', ')}`] : []),
    ...different.map(text => `  DIFFERENT ${text}`),
  ].join('\n')
}

function line({ name, method, path, who, cacheMinutes }: CallDeclaration): string {
  const rest = [...(who.includes('any') ? [] : [who.join(', ')]), ...(cacheMinutes ? [`${cacheMinutes} min`] : [])]
  return `  ${method.padEnd(4)} ${name.padEnd(38)} ${path.padEnd(56)} ${rest.join(', ')}`.trimEnd()
}

function countAll(sections: CheckedSection[]): string {
  const count = (list: CheckedSection[], of: 'declared' | 'missing' | 'different') =>
    list.reduce((sum, section) => sum + section[of].length, 0)
  const later = sections.filter(({ withItsArea }) => withItsArea)
  const now = sections.filter(({ withItsArea }) => !withItsArea)
  return [
    `${count(sections, 'declared')} calls declared`,
    `${count(now, 'missing')} missing`,
    `${count(sections, 'different')} different from the table`,
    `${count(later, 'missing')} to come with their area`,
  ].join(', ')
}

function forPrograms({ section, declared, missing, different, withItsArea }: CheckedSection): object {
  const calls = declared.map(({ name, method, path, who, cacheMinutes, repeat }) => ({
    name,
    method,
    path,
    who,
    cacheMinutes,
    repeat,
  }))
  return { section, calls, withItsArea, missing, different }
}

cli.help()
cli.parse()
