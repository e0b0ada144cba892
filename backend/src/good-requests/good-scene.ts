import type { ApiUnderTest } from '../testing/api-under-test.ts'
import { addNoticeScene } from '../testing/notice-scene.ts'
import type { NoticeScene } from '../testing/notice-scene.ts'
import { addBroker, addTestUser } from '../testing/scene.ts'
import type { TestUser } from '../testing/scene.ts'
import type { Visitor } from '../testing/visitor.ts'

/** A claimed broker, and everyone who makes requests. */
export interface GoodScene extends NoticeScene {
  site: ApiUnderTest
  ops: TestUser
  /** A user who has done nothing yet, so that no limit and no other request stands in the way. */
  newUser(): Promise<TestUser>
}

/** A request that its call accepts. */
export interface GoodRequest {
  /** Default: someone whom the call's declaration names. */
  by?: Visitor
  /** Fields in place of those in the API document's example, which names things that this site does not have. */
  fields?: object
}

/** Prepares the request of each call, by the call's name. */
export type GoodRequests = Readonly<Record<string, (scene: GoodScene) => GoodRequest | Promise<GoodRequest>>>

/** The broker in the examples of the API document. */
const EXAMPLE_BROKER = '1234567890'

export async function addGoodScene(site: ApiUnderTest): Promise<GoodScene> {
  const scene = await addNoticeScene(site)
  await addBroker(site.db, EXAMPLE_BROKER)
  let users = 0
  const newUser = () => addTestUser(site, `Fresh${(users += 1)}`)
  return { ...scene, site, ops: await addTestUser(site, 'Operator', ['ops']), newUser }
}

/** The first code that a query on the sample data finds. */
export async function codeOf({ site }: GoodScene, sql: string): Promise<string> {
  const row = await site.db.one<{ code: string }>(`${sql} ORDER BY 1 LIMIT 1`)
  if (!row) throw new Error(`the sample data has nothing for: ${sql}`)
  return row.code
}
