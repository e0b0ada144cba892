import type { Visitor } from 'backend/testing/visitor'
import { allCalls } from 'calls/all-calls'
import type { Image } from 'calls/entities/image'
import { openDb } from 'database/open-db'
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

/** The sitemap and the compressed files that it names. */
export async function sitemapsFor(visitor: Visitor): Promise<Place[]> {
  const index = await (await visitor.fetch('GET', '/sitemap.xml')).text()
  const named = index
    .split('<loc>')
    .slice(1)
    .map(rest => new URL(rest.slice(0, rest.indexOf('<'))).pathname)
  const places: Place[] = [['/sitemap.xml', index]]
  for (const path of named) {
    const file = Buffer.from(await (await visitor.fetch('GET', path)).arrayBuffer())
    places.push([path, gunzipSync(file)])
  }
  return places
}

/** The files of pictures, as far as the visitor gets them. */
export async function picturesFor(visitor: Visitor, images: readonly Image[]): Promise<Place[]> {
  const places: Place[] = []
  for (const path of images.flatMap(({ url, thumb }) => [url, thumb]))
    places.push([path, Buffer.from(await (await visitor.fetch('GET', path)).arrayBuffer())])
  return places
}

/** Mails with their lines joined: transfer encodings break words. */
export const mailsIn = (folder: string): Place[] =>
  filesIn(folder).map(([file, mail]) => [file, mail.toString('latin1').replaceAll('=\r\n', '').replaceAll('\r\n', '')])

/** Every row of a stopped portal's embedded database as text: in its files, long values are compressed. */
export async function tablesIn(dataDir: string): Promise<Place[]> {
  const db = await openDb({ databaseUrl: undefined, dataDir })
  const tables = await db.query<{ name: string }>(
    `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public'`,
  )
  const places: Place[] = []
  for (const { name } of tables) {
    const row = await db.one<{ rows: string }>(`SELECT string_agg(t::text, ' ') AS rows FROM ${name} t`)
    places.push([`table ${name}`, row?.rows ?? ''])
  }
  await db.close()
  return places
}

/** All files below a folder. */
export const filesIn = (folder: string): (readonly [string, Buffer])[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .map(file => [file, readFileSync(file)] as const)

export const unpacked = (file: string): Place => [file, gunzipSync(readFileSync(file))]
