import { cac } from 'cac'
import { rm } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { releaseVerbs, type ReleaseVerbs } from '../control/release-verbs.ts'
import { makeKey } from '../releases/keys/make-key.ts'
import { everyArea } from '../releases/keys/trusted-keys.ts'
import { readSettings } from '../settings.ts'
import { askOrOpen } from './ask-or-open.ts'
import { buildRelease } from './build-release.ts'
import { describeArea, describeRelease } from './release-lines.ts'
import { runCli } from './run-cli.ts'
import { OrderRefused } from '../control/order-refused.ts'

/**
 * `npm run release -- …`: what ops and area teams do with releases, on the running server or, if none runs, on its data folder.
 * Exit codes: 0 done, 1 refused or failed, 2 not understood, 4 done but not every process follows yet.
 */
const actor = userInfo().username
const notFollowed = 4
const cli = cac('npm run release --')

interface Flags {
  json?: boolean
  reason?: string
}

/** Runs a verb, prints what came of it, and tells by the exit code when a process still serves the old state. */
async function say<Verb extends keyof ReleaseVerbs>(
  verb: Verb,
  input: object,
  flags: Flags,
  words: (answer: Awaited<ReturnType<ReleaseVerbs[Verb]>>) => string,
): Promise<void> {
  const answer = await askOrOpen(releaseVerbs, verb, { ...input, actor, ...(flags.reason && { reason: String(flags.reason) }) })
  const text = words(answer)
  console.log(flags.json ? JSON.stringify(answer, null, 2) : text)
  const behind = (answer as { behind?: string[] } | null)?.behind ?? []
  if (behind.length === 0) return
  console.error(`these processes do not serve by it yet: ${behind.join(', ')}`)
  process.exitCode = notFollowed
}

const changing = (name: string, description: string) =>
  cli.command(name, description).option('--reason <text>', 'why, for the audit log').option('--json', 'for programs')

changing('publish <area>', 'build the area at the version in its package.json and publish it').action(async (area: string, flags: Flags) => {
  const folder = await buildRelease(area)
  try {
    await say('publish', { folder }, flags, ({ version }) => `${area} ${version} is published. Activate it: npm run release -- activate ${area} ${version}`)
  } finally {
    await rm(folder, { recursive: true })
  }
})

changing('activate <area> <version>', 'point an area at a published release').action((area: string, version: string, flags: Flags) =>
  say('activate', { area, version }, flags, () => `${area} is at ${version}`),
)

changing('canary <area> <version> <percent>', 'show a release to some percent of the visitors; 0 ends it').action(
  (area: string, version: string, percent: string, flags: Flags) =>
    say('canary', { area, version, percent: Number(percent) }, flags, () =>
      Number(percent) === 0 ? `${area} has no canary` : `${percent} % of the visitors get ${area} ${version}`,
    ),
)

changing('promote <area>', 'make the canary the release for everyone').action((area: string, flags: Flags) =>
  say('promote', { area }, flags, ({ from, to }) => `${area} is at ${to} (was ${from})`),
)

changing('rollback <area>', 'take back the canary, or else the stable release, and revoke it').action((area: string, flags: Flags) =>
  say('rollback', { area }, flags, ({ from, to }) => `${area} is back at ${to} (was ${from})`),
)

changing('revoke <area> <version>', 'forbid a release for good; open tabs leave it').action((area: string, version: string, flags: Flags) =>
  say('revoke', { area, version }, flags, () => `${area} ${version} is revoked`),
)

changing('freeze <area>', 'nobody moves the area forward until it is unfrozen').action((area: string, flags: Flags) =>
  say('freeze', { area }, flags, () => `${area} is frozen`),
)

changing('unfreeze <area>', 'let the area move again').action((area: string, flags: Flags) =>
  say('unfreeze', { area }, flags, () => `${area} may be moved again`),
)

changing('pin <area> <version>', 'print a link that shows one visitor a release').action((area: string, version: string, flags: Flags) =>
  say('pin', { area, version }, flags, ({ link }) => link),
)

cli.command('show <area> <version>', 'everything that is known of a release').option('--json', 'for programs').action(
  (area: string, version: string, flags: Flags) => say('show', { area, version }, flags, release => describeRelease(release)),
)

cli.command('verify <area> <version>', "compare a release's bytes, record and signature with what was published").option('--json', 'for programs').action(
  (area: string, version: string, flags: Flags) =>
    say('verify', { area, version }, flags, ({ signedBy, problems }) => {
      if (problems.length === 0) return `${area} ${version} is what was published, signed with ${signedBy}`
      process.exitCode = 1
      return [`${area} ${version} is not what was published:`, ...problems.map(problem => `  ${problem}`)].join('\n')
    }),
)

cli.command('keygen <area>', 'make a key that may release an area; of ops: every area').option('--out <file>', 'where the private key goes').action(
  async (area: string, { out }: { out?: string }) => {
    if (!out) throw new OrderRefused('say where the private key goes: --out FILE')
    const { releaseKeys } = readSettings({ ...process.env, WEB_CONCURRENCY: '1' })
    const { keyId, publicFile } = await makeKey({ area, privateFile: String(out), folder: releaseKeys, owner: actor })
    console.log(`Key ${keyId} may release ${area === everyArea ? 'every area' : area}: its public half is in ${publicFile}.`)
    console.log(`Keep ${out} with whoever releases and nowhere else. Other servers trust it once that public key is in their key folder.`)
  },
)

cli.command('list', 'areas, where they point, and their releases').option('--json', 'for programs').action((flags: Flags) =>
  say('list', {}, flags, areas => areas.map(describeArea).join('\n')),
)

await runCli(cli)
