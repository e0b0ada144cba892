import { expect, test } from '@jest/globals'
import { Worker } from 'node:worker_threads'
import { createLog } from 'platform/api/log/create-log'
import { loggableText } from 'platform/api/log/loggable-text'
import { relayOutput } from 'platform/host/rendering/threads/relay-output'
import { growth, QUADRATIC } from 'shared-state/testing/growth'
import { serverSources } from '../testing/server-sources.ts'

const TOKEN = 'Zk3vYw8Qp1RtX5uJmB7sLc2N'
const address = `https://site.example/en/user/enterprise.html?invite=${TOKEN}&email=rina@mail.example`
const secrets = [TOKEN, 'rina@mail.example', 'invite=']

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  let lines = ''
  write(createLog('info', { write: line => void (lines += line) }))
  return lines
}

const failed = () =>
  Object.assign(new TypeError(`cannot read ${address}`, { cause: new Error(`no such page: ${address}`) }), {
    url: address,
  })

test.each([
  ['an error’s message, stack, cause and fields', log => log.error({ err: failed() }, 'page could not be rendered')],
  [
    'an error of a render thread, as plain data',
    log =>
      log.error(
        { err: { name: 'Error', message: address, stack: `Error: ${address}\n    at page (web/entry.js:1:2)` } },
        'area failed',
      ),
  ],
  [
    'a path',
    log => log.error({ path: `/en/user/enterprise.html?invite=${TOKEN}&email=rina@mail.example` }, 'request failed'),
  ],
  ['the message of the line', log => log.warn(`call to ${address} failed`)],
  [
    'the message of a call',
    log => log.info({ kind: 'failed', call: 'staff.accept', message: address }, 'call staff.accept failed'),
  ],
  ['a bare token', log => log.error({ err: new Error(`invitation ${TOKEN} is unknown: rina`) }, 'request failed')],
] as [string, (log: ReturnType<typeof createLog>) => void][])(
  'the log contains no query, token or email address from %s',
  (_where, write) => {
    const line = logged(write)
    expect(line).toMatch(/"level":\d+/)
    for (const secret of secrets) expect(line).not.toContain(secret)
  },
)

test('a path that contains a secret is logged without it', () => {
  expect(logged(log => log.error({ path: '/pin/short-secret' }, 'request failed'))).not.toContain('short-secret')
})

test('the log keeps the details needed to find a fault', () => {
  const text =
    'TypeError: x is not a function\n    at BrokerReviewPage (/data/releases/brokers/1.0.0+90a98a895b/web/broker-review-page-b1946ac9.js:10:20)'
  expect(loggableText(text)).toBe(text)
})

test.each(['?', '/', '-', '/pin/', 'aB1'])(
  'a text of %s repeated is sanitised for the log in linear time',
  async sign => {
    expect(await growth(times => loggableText(sign.repeat(times)), 32_000)).toBeLessThan(QUADRATIC)
  },
)

test('console output of a release reaches standard error without queries and tokens', async () => {
  const worker = new Worker(`console.log(${JSON.stringify(address)}); console.error(${JSON.stringify(address)})`, {
    eval: true,
    stdout: true,
    stderr: true,
  })
  const { write } = process.stderr
  let said = ''
  process.stderr.write = text => ((said += String(text)), true)
  try {
    relayOutput(worker)
    await new Promise(resolve => worker.once('exit', resolve))
    await new Promise(resolve => setImmediate(resolve))
  } finally {
    process.stderr.write = write
  }
  expect(said).toBe('https://site.example/en/user/enterprise.html?[hidden]\n'.repeat(2))
})

test('the process has a single log, and render threads cannot write past it', () => {
  const sources = serverSources()
  expect(sources.filter(({ text }) => /\bpino\(/.test(text)).map(({ file }) => file)).toEqual([
    'platform/api/log/create-log.ts',
  ])
  expect(sources.find(({ file }) => file === 'server/src/main.ts')?.text).toContain('createLog(')
  expect(sources.find(({ file }) => file === 'platform/host/rendering/threads/watched-thread.ts')?.text).toMatch(
    /stdout: true,\s+stderr: true/,
  )
})
