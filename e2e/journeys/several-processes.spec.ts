import { request as requests, type APIRequestContext, type APIResponse } from '@playwright/test'
import { LIVE_PATH } from 'shared-state/live/live-path'
import { publishFaulty } from '../portal/faulty-releases.ts'
import { textKey } from '../portal/known-texts.ts'
import { ownPortal } from '../portal/own-portal.ts'
import { registerPerson } from '../portal/people.ts'
import { pointerOf, publishRelabelled, releaseCommand } from '../portal/releases.ts'
import { processesOf } from '../portal/start-portal.ts'
import { expect, test } from '../portal/test.ts'

/** Several processes on PostgreSQL behave like one: two, because a third starts and publishes like the second, or four in the long tests. */

test.describe.configure({ mode: 'serial' })
test.skip(!process.env.TEST_DATABASE_URL, 'no PostgreSQL on this machine')

const processes = process.env.TEST_AMOUNT === 'all' ? '4' : '2'
const portal = ownPortal({
  engine: 'postgresql',
  env: { WEB_CONCURRENCY: processes, LOG_LEVEL: 'silent', TRUST_PROXY: '1' },
})

/**
 * Connections are distributed to the processes in turn, so many of them reach all. Each visitor is on another network: the guard does not
 * act on reports from a single one.
 */
const fromAll = async (request: APIRequestContext, path: string) => {
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_unused, index) =>
      request.get(portal.origin + path, { headers: { Connection: 'close', 'X-Forwarded-For': `198.18.${index}.7` } }),
    ),
  )
  expect(answers.map(answer => answer.status())).toEqual(Array(24).fill(200))
  return answers
}

const titles = async (request: APIRequestContext) => {
  const texts = await Promise.all((await fromAll(request, '/en/brokers')).map(answer => answer.text()))
  return new Set(texts.map(text => /<h1[^<>]*>([^<]*)/.exec(text)![1]))
}

test('all processes serve a newly activated release once the command has returned', async ({ request }) => {
  expect([...(await titles(request))]).toEqual(['Brokers'])
  await publishRelabelled(portal.dataDir, 'mf-brokers', '1.0.0', {
    key: textKey('mf-brokers', 'brokers'),
    text: 'Brokers of all',
  })
  await releaseCommand(portal.dataDir, 'activate', 'brokers', '1.0.0')
  expect([...(await titles(request))]).toEqual(['Brokers of all'])
})

test(
  'a release that loops forever harms no visitor, ends no process and is rolled back',
  { tag: '@long' },
  async ({ request }) => {
    const good = (await pointerOf(portal.dataDir, 'tools')).stable
    const running = processesOf(portal)
    await publishFaulty(portal, 'mf-tools', '9.0.0', 'never ends as it is rendered')
    await releaseCommand(portal.dataDir, 'activate', 'tools', '9.0.0')
    const [own] = await Promise.all([fromAll(request, '/en/tools.html'), fromAll(request, '/en/brokers')])
    expect(new Set(own.map(answer => /tools=(\S+)/.exec(answer.headers()['x-releases']!)![1]))).toEqual(new Set([good]))
    await expect(async () =>
      expect(await pointerOf(portal.dataDir, 'tools')).toMatchObject({ stable: good, setBy: 'guard' }),
    ).toPass()
    expect(processesOf(portal)).toEqual(running)
  },
)

/** A page's live count of unread notices; each has its own connection, and therefore its own process. */
async function countsTold(request: APIRequestContext) {
  const { cookies } = await request.storageState()
  const answer = await fetch(portal.origin + LIVE_PATH, {
    headers: { Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
  })
  expect(answer.status).toBe(200)
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
  let told = ''
  return {
    async until(unread: number) {
      while (!told.includes(`"unread":${unread}}`)) told += (await reader.read()).value ?? ''
      return told
    },
    close: () => reader.cancel(),
  }
}

async function follow(by: APIRequestContext, whom: APIRequestContext): Promise<void> {
  const dataOf = async (answer: APIResponse) => (await answer.json()).Data
  const { userId } = (await dataOf(await whom.get('/wikifxweb-v1/usercenter/getuserfromcookie-v1'))).result
  const { access_token } = await dataOf(await by.post('/wikifxweb-v1/session/token-v1', { data: {} }))
  const headers = { Authorization: `Bearer ${access_token}` }
  const answer = await by.post('/wikifxweb-v1/batchfollow/follow-v1', { data: { userIds: [userId] }, headers })
  expect(await answer.json()).toMatchObject({ succeed: true })
}

test('a notification arrives live through every process, only for its recipient', async () => {
  const people = await Promise.all(
    ['rina', 'budi'].map(() =>
      requests.newContext({ baseURL: portal.origin, extraHTTPHeaders: { Origin: portal.origin } }),
    ),
  )
  const [rina, budi] = people as [APIRequestContext, APIRequestContext]
  for (const one of people) await registerPerson(one, portal.dataDir, portal.origin)
  const pages = await Promise.all(Array.from({ length: 8 }, () => countsTold(rina)))
  const other = await countsTold(budi)
  await Promise.all([...pages, other].map(page => page.until(0)))
  await follow(budi, rina)
  await Promise.all(pages.map(page => page.until(1)))
  // Nothing of that has reached the other user: the first update is about their own notice.
  await follow(rina, budi)
  expect((await other.until(1)).match(/unread":\d/g)).toEqual(['unread":0', 'unread":1'])
  await Promise.all([...pages, other].map(page => page.close()))
  await Promise.all(people.map(one => one.dispose()))
})
