import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { publishFaulty, type Fault } from '../portal/faulty-releases.ts'
import { ownPortal } from '../portal/own-portal.ts'
import { publishChanged } from '../portal/releases.ts'
import { expect, test } from '../portal/test.ts'

/** A release first runs before it is published, where it can do no harm: if a fault shows there, it is refused with the reason. */

test.describe.configure({ mode: 'serial' })
const portal = ownPortal({ env: { LOG_LEVEL: 'silent' } })
const releases = () => join(portal.dataDir, 'releases')
const tried = (reason: string) => new RegExp(`^tools 9\\.\\d\\.0: ${reason}`)

const refused: [fault: Fault, reason: RegExp][] = [
  ['throws when it is loaded', tried('it cannot be loaded: Error: broken on purpose')],
  ['never ends when it is loaded', tried('loading it takes more than 5 s of processor time')],
  ['hangs when it is loaded', tried('loading it takes more than 5 s')],
  ['has loaders that hang', tried('/en/tools.html takes more than 5 s')],
  ['throws as the server renders it', tried('/en/tools.html cannot be rendered: Error: broken on purpose')],
  ['throws inside a Suspense boundary', tried('/en/tools.html cannot be rendered: Error: broken on purpose')],
  ['never ends as it is rendered', tried('/en/tools.html takes more than 5 s of processor time')],
  [
    'starts a process when it is loaded',
    tried("it cannot be loaded: Error: tools .* requires 'node:child_process', which releases may not use"),
  ],
  [
    'asks the network as the server renders it',
    tried('/en/tools.html cannot be rendered: TypeError: fetch failed .*ERR_ACCESS_DENIED'),
  ],
]

/** trial-rendering.test.ts and its long suite try all faults. This one shows that the command does too. */
const usual: Fault = 'throws when it is loaded'

for (const [index, [fault, reason]] of refused.entries()) {
  test(`a release that ${fault} is not published`, { tag: fault === usual ? [] : '@long' }, async ({ request }) => {
    await expect(publishFaulty(portal, 'mf-tools', `9.${index}.0`, fault, 'true')).rejects.toThrow(reason)
    expect(existsSync(join(releases(), 'tools', `9.${index}.0`))).toBe(false)
    expect(readdirSync(join(releases(), '.incoming'))).toEqual([])
    expect((await request.get(`${portal.origin}/en/tools.html`)).status()).toBe(200)
  })
}

test(
  'a release that leaves a timer running is not published, while healthy releases are',
  { tag: '@long' },
  async () => {
    const change = (code: string) => `setInterval(() => {}, 60_000);\n${code}`
    await expect(
      publishChanged(portal.dataDir, 'mf-tools', '9.9.0', ({ node }) => ({ [node.entry]: change })),
    ).rejects.toThrow(tried('it leaves Timeout running'))
    for (const workspace of ['mf-tools', 'mf-brokers', 'shell'])
      await publishChanged(portal.dataDir, workspace, '9.0.0', () => ({}))
  },
)
