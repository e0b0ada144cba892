import type { AskedPage } from './ask-page.ts'
import type { PrivateTexts } from './readers.ts'
import type { Visiting } from './visitors.ts'

/** What is wrong with the headers of an answer to this visitor. */
export function headerFaults(
  { country, reader }: Visiting,
  { status, headers }: AskedPage,
  privateTexts: PrivateTexts,
): string[] {
  const faults: string[] = []
  const told = JSON.stringify(headers)
  for (const [text, name] of privateTexts)
    if (told.includes(text) && !reader?.marks.includes(text)) faults.push(`has ${name} in its headers`)
  const cookies = headers['set-cookie'] ?? []
  const given = cookies.find(line => line.startsWith('CURRIPCOUNTRY='))?.slice('CURRIPCOUNTRY='.length, -1)
  if (given !== undefined && !given.startsWith(`${country};`)) faults.push(`sets the country ${given.slice(0, 2)}`)
  if (reader && status === 200 && headers['cache-control'] !== 'private, no-store')
    faults.push('may be stored, although its visitor is logged in')
  return faults
}
