import { cac } from 'cac'
import { rm } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { resolve } from 'node:path'
import { CommandRefused } from 'platform/api/command-refused'
import { releaseVerbs, type Followed, type ReleaseVerbs } from 'platform/host/control/release-verbs'
import { makeKey } from 'platform/host/releases/keys/make-key'
import { everyArea } from 'platform/host/releases/keys/trusted-keys'
import { usualLimits } from 'platform/host/releases/prune/choose-prunable'
import { readSettings } from '../settings.ts'
import { askOrOpen } from './ask-or-open.ts'
import { buildRelease } from './build-release.ts'
import { publishHere } from './publish-here.ts'
import { publishRemotely } from './publish-remotely.ts'
import { describeArea, describePruned, describeRelease } from './release-lines.ts'
import { askRemote, readRemote } from './remote-server.ts'
import { NotUnderstood, runCli } from './run-cli.ts'

/**
 * `npm run release -- …`: release commands for ops and area teams, on the running server or, if none is running, on its data folder;
 * with --server and --key on any server, over HTTP.
 * Exit codes: 0 done, 1 refused or failed, 2 not understood, 3 no answer over the network, 4 done but not applied by all processes yet.
 */
const actor = userInfo().username
const notFollowed = 4
const cli = cac('npm run release --')

interface Flags {
  json?: boolean
  reason?: unknown
  server?: unknown
  key?: unknown
}
type Answer<Verb extends keyof ReleaseVerbs> = Awaited<ReturnType<ReleaseVerbs[Verb]>>

/** Runs a verb and prints the result. */
async function say<Verb extends keyof ReleaseVerbs>(
  verb: Verb,
  { area, ...rest }: { area?: string; [field: string]: unknown },
  flags: Flags,
  words: (answer: Answer<Verb>) => string,
): Promise<void> {
  const remote = await readRemote(flags)
  const input = { ...rest, ...(flags.reason !== undefined && { reason: String(flags.reason) }) }
  const answer = remote
    ? await askRemote<Answer<Verb>>(remote, { verb, ...(area && { area }), body: Buffer.from(JSON.stringify(input)) })
    : await askOrOpen(releaseVerbs, verb, { ...input, area, actor })
  tell(answer, flags, words)
}

/** Prints the result of a verb; sets the exit code if a process still serves the old state. */
function tell<Answered>(answer: Answered, { json }: Flags, words: (answer: Answered) => string): void {
  const text = words(answer)
  console.log(json ? JSON.stringify(answer, null, 2) : text)
  const { behind = [] } = (answer ?? {}) as Partial<Followed>
  if (behind.length === 0) return
  console.error(`these processes have not applied it yet: ${behind.join(', ')}`)
  process.exitCode = notFollowed
}

function wholeNumber(name: string, value: unknown): number {
  if (!/^\d{1,6}$/.test(String(value)))
    throw new NotUnderstood(`${name} must be a whole number, not '${String(value)}'`)
  return Number(value)
}

const asking = (name: string, description: string) =>
  cli
    .command(name, description)
    .option('--server <url>', 'public address of a server to send the command to; needs --key')
    .option('--key <file>', 'private key that signs the command (see keygen)')
    .option('--json', 'print JSON')
const changing = (name: string, description: string) =>
  asking(name, description).option('--reason <text>', 'reason for the audit log')

changing('publish <area>', 'build the area at the version in its package.json and publish it')
  .option('--folder <folder>', 'publish this built folder instead of building')
  .action(async (area: string, flags: Flags & { folder?: string }) => {
    const remote = await readRemote(flags)
    const folder = flags.folder === undefined ? await buildRelease(area) : resolve(String(flags.folder))
    const reason = flags.reason === undefined ? undefined : String(flags.reason)
    try {
      const answer = remote
        ? await publishRemotely<Answer<'publish'>>(remote, { area, folder, reason })
        : await publishHere({ area, folder, actor, reason })
      tell(
        answer,
        flags,
        ({ version }) => `${area} ${version} is published. Activate it: npm run release -- activate ${area} ${version}`,
      )
    } finally {
      if (flags.folder === undefined) await rm(folder, { recursive: true })
    }
  })

changing('activate <area> <version>', 'point an area at a published release').action(
  (area: string, version: string, flags: Flags) =>
    say('activate', { area, version }, flags, () => `${area} is at ${version}`),
)

changing('canary <area> <version> <percent>', 'serve a release to a percentage of visitors; 0 ends the canary').action(
  (area: string, version: string, percent: string, flags: Flags) =>
    say('canary', { area, version, percent: wholeNumber('PERCENT', percent) }, flags, () =>
      Number(percent) === 0 ? `${area} has no canary` : `${percent} % of the visitors get ${area} ${version}`,
    ),
)

changing('promote <area>', 'make the canary the release for everyone').action((area: string, flags: Flags) =>
  say('promote', { area }, flags, ({ from, to }) => `${area} is at ${to} (was ${from})`),
)

changing('rollback <area>', 'roll back the canary, or the stable release if there is no canary, and revoke it').action(
  (area: string, flags: Flags) =>
    say('rollback', { area }, flags, ({ from, to }) => `${area} is back at ${to} (was ${from})`),
)

changing('revoke <area> <version>', 'forbid a release permanently; open tabs leave it').action(
  (area: string, version: string, flags: Flags) =>
    say('revoke', { area, version }, flags, () => `${area} ${version} is revoked`),
)

changing('freeze <area>', 'allow only rollbacks of an area until it is unfrozen').action((area: string, flags: Flags) =>
  say('freeze', { area }, flags, () => `${area} is frozen`),
)

changing('unfreeze <area>', 'end the freeze of an area').action((area: string, flags: Flags) =>
  say('unfreeze', { area }, flags, () => `${area} is no longer frozen`),
)

changing('pin <area> <version>', 'print a link that shows one visitor a release').action(
  (area: string, version: string, flags: Flags) => say('pin', { area, version }, flags, ({ link }) => link),
)

asking('show <area> <version>', 'show the details of a release').action((area: string, version: string, flags: Flags) =>
  say('show', { area, version }, flags, release => describeRelease(release)),
)

asking('verify <area> <version>', "compare a release's bytes, record and signature with what was published").action(
  (area: string, version: string, flags: Flags) =>
    say('verify', { area, version }, flags, ({ signedBy, problems }) => {
      if (problems.length === 0) return `${area} ${version} matches what was published, signed with ${signedBy}`
      process.exitCode = 1
      return [`${area} ${version} differs from what was published:`, ...problems.map(problem => `  ${problem}`)].join(
        '\n',
      )
    }),
)

cli
  .command('keygen <area>', 'create a key that may release an area; a key of ops may release every area')
  .option('--out <file>', 'file for the private key')
  .action(async (area: string, { out }: { out?: string }) => {
    if (!out) throw new CommandRefused('name a file for the private key: --out FILE')
    const { releaseKeys } = readSettings({ ...process.env, WEB_CONCURRENCY: '1' })
    const { keyId, publicFile } = await makeKey({ area, privateFile: String(out), folder: releaseKeys, owner: actor })
    console.log(
      `Key ${keyId} may release ${area === everyArea ? 'every area' : area}: its public key is in ${publicFile}.`,
    )
    console.log(
      `Give ${out} only to the people who release. Other servers trust it once that public key is in their key folder.`,
    )
  })

changing('prune [area]', 'remove releases that no visitor can still be using')
  .option('--keep <count>', `number of most recent releases to keep per area (${usualLimits.keep})`)
  .option('--days <days>', `keep releases published or served within this many days (${usualLimits.days})`)
  .option('--dry-run', 'only list what would be removed')
  .action(
    (
      area: string | undefined,
      { keep, days, dryRun, ...flags }: Flags & { keep?: unknown; days?: unknown; dryRun?: boolean },
    ) => {
      const limits = {
        ...(keep !== undefined && { keep: wholeNumber('--keep', keep) }),
        ...(days !== undefined && { days: wholeNumber('--days', days) }),
      }
      return say('prune', { ...(area && { area }), ...limits, ...(dryRun && { dryRun }) }, flags, describePruned)
    },
  )

asking('list', 'list the areas, their pointers and their releases').action((flags: Flags) =>
  say('list', {}, flags, areas => areas.map(describeArea).join('\n')),
)

await runCli(cli)
