import { cac } from 'cac'
import { rm } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { pino } from 'pino'
import { NoServerRunning, askServer } from '../control/control-socket.ts'
import { releaseVerbs, type ReleaseVerbs } from '../control/release-verbs.ts'
import { openPortal } from '../portal.ts'
import type { AreaOverview } from '../releases/release-desk.ts'
import { readSettings } from '../settings.ts'
import { buildRelease } from './build-release.ts'

/** `npm run release -- …`: what ops and area teams do with releases, on the running server or, if none runs, on its data folder. */
const settings = readSettings({ ...process.env, WEB_CONCURRENCY: '1' })
const actor = userInfo().username

type Answer<Verb extends keyof ReleaseVerbs> = Awaited<ReturnType<ReleaseVerbs[Verb]>>

async function ask<Verb extends keyof ReleaseVerbs>(verb: Verb, input: object): Promise<Answer<Verb>> {
  try {
    return await askServer<Answer<Verb>>(settings.dataDir, verb, input)
  } catch (error) {
    if (!(error instanceof NoServerRunning)) throw error
  }
  const portal = await openPortal(settings, process.env, pino({ level: 'silent' }))
  try {
    const run = releaseVerbs(portal.desk, portal.snapshots)[verb] as (input: object) => Promise<Answer<Verb>>
    return await run(input)
  } finally {
    await portal.close()
  }
}

const cli = cac('npm run release --')

cli.command('publish <area>', 'build the area at the version in its package.json and publish it').action(async (area: string) => {
  const folder = await buildRelease(area)
  const { version } = await ask('publish', { folder, actor }).finally(() => rm(folder, { recursive: true }))
  console.log(`${area} ${version} is published. Activate it: npm run release -- activate ${area} ${version}`)
})

cli
  .command('activate <area> <version>', 'point an area at a published release')
  .option('--reason <text>', 'why, for the audit log')
  .action(async (area: string, version: string, { reason = '' }: { reason?: string }) => {
    await ask('activate', { area, version, actor, reason })
    console.log(`${area} is at ${version}`)
  })

cli
  .command('rollback <area>', 'point an area back at the release before')
  .option('--reason <text>', 'why, for the audit log')
  .action(async (area: string, { reason = '' }: { reason?: string }) => {
    const { from, to } = await ask('rollback', { area, actor, reason })
    console.log(`${area} is back at ${to} (was ${from})`)
  })

cli.command('pin <area> <version>', 'print a link that shows one visitor a release').action(async (area: string, version: string) => {
  const { link } = await ask('pin', { area, version, actor })
  console.log(link)
})

cli
  .command('list', 'areas and their releases')
  .option('--json', 'for programs')
  .action(async ({ json }: { json?: boolean }) => {
    const areas = await ask('list', {})
    console.log(json ? JSON.stringify(areas, null, 2) : areas.map(describe).join('\n'))
  })

function describe({ area, stable, previous, setBy, releases }: AreaOverview): string {
  const lines = releases.map(({ version, publishedBy, publishedAt }) => {
    const mark = version === stable ? '*' : version === previous ? '-' : ' '
    return `  ${mark} ${version.padEnd(24)} ${publishedAt.slice(0, 16).replace('T', ' ')}  ${publishedBy}`
  })
  return [`${area}${setBy ? `  (set by ${setBy})` : ''}`, ...lines].join('\n')
}

cli.help()
try {
  cli.parse(process.argv, { run: false })
  if (cli.matchedCommand) await cli.runMatchedCommand()
  else if (!cli.options.help) {
    cli.outputHelp()
    process.exitCode = 2
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
