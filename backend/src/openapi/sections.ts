import { readFileSync } from 'node:fs'
import type { CallDeclaration } from 'shared-state/api/declare-call'

/** A call as listed in the table of calls. */
export interface TableRow extends Pick<CallDeclaration, 'name' | 'method' | 'path' | 'who'> {
  cacheMinutes?: number
  repeat?: CallDeclaration['repeat']
}

export interface Section {
  section: string
  /** Its calls are declared together with the area that uses them; until then some are missing. */
  withItsArea: boolean
  calls: TableRow[]
}

/** The table of calls: the calls to declare, kept apart from the declarations so that one can be checked against the other. */
export const readSections = (): Section[] => JSON.parse(readFileSync(new URL('sections.json', import.meta.url), 'utf8'))

const fields = ['method', 'path', 'who', 'repeat', 'cacheMinutes'] as const

export interface CheckedSection {
  section: string
  declared: CallDeclaration[]
  /** Names in the table without a declared call. */
  missing: string[]
  withItsArea: boolean
  /** `name: field is a, the table has b`. */
  different: string[]
}

/** The declared calls by section, with differences from the table. A call missing from the table is listed under its own section. */
export function checkSections(calls: readonly CallDeclaration[], table: readonly Section[]): CheckedSection[] {
  const inTable = new Set(table.flatMap(section => section.calls.map(({ name }) => name)))
  const others = new Set(
    calls.map(({ section }) => section).filter(name => !table.some(({ section }) => section === name)),
  )
  const sections = [...table, ...[...others].map(section => ({ section, withItsArea: false, calls: [] as TableRow[] }))]
  return sections.map(({ section, withItsArea, calls: rows }) => {
    const found = rows.map(row => ({ row, call: calls.find(({ name }) => name === row.name) }))
    const besides = calls.filter(call => call.section === section && !inTable.has(call.name))
    return {
      section,
      withItsArea,
      declared: [...found.flatMap(({ call }) => call ?? []), ...besides],
      missing: found.filter(({ call }) => !call).map(({ row }) => row.name),
      different: found.flatMap(({ row, call }) => (call ? differences(row, call) : [])),
    }
  })
}

function differences(row: TableRow, call: CallDeclaration): string[] {
  return fields
    .filter(field => JSON.stringify(row[field]) !== JSON.stringify(call[field]))
    .map(
      field => `${row.name}: ${field} is ${JSON.stringify(call[field])}, the table has ${JSON.stringify(row[field])}`,
    )
}
