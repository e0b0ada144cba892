import type { Visitor } from 'backend/testing/visitor'
import { allCalls } from 'calls/all-calls'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { CallDeclaration } from 'shared-state/api/declare-call'
import { exampleInput } from 'shared-state/examples/call-examples'

/** Everything that a portal answers, says and stores, for searches in it: the name of each place with its content. */
export type Place = readonly [name: string, content: string | Buffer]

const fieldsOf = ({ input }: CallDeclaration): string[] =>
  Object.keys((input._zod.def as unknown as { shape?: object }).shape ?? {})

/** The answer to every call that only reads; `known` are values for fields of these names, in place of the examples' ones. */
export async function answersTo(visitor: Visitor, known: Readonly<Record<string, string>>): Promise<Place[]> {
  const places: Place[] = []
  for (const call of allCalls.filter(({ method }) => method === 'GET')) {
    const given = Object.entries(known).filter(([name]) => fieldsOf(call).includes(name))
    const input = { ...exampleInput(call), ...Object.fromEntries(given) }
    places.push([call.name, await (await visitor.request(call, input as never)).text()])
  }
  return places
}

/** Pages as the server renders them; paths are without the language. */
export async function pagesFor(visitor: Visitor, lang: string, paths: readonly string[]): Promise<Place[]> {
  const places: Place[] = []
  for (const path of paths) {
    const answer = await visitor.fetch('GET', `/${lang}${path}`)
    places.push([`/${lang}${path} ${answer.status}`, await answer.text()])
  }
  return places
}

/** All files below a folder. */
export const filesIn = (folder: string): Place[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .map(file => [file, readFileSync(file)])

export const unpacked = (file: string): Place => [file, gunzipSync(readFileSync(file))]
