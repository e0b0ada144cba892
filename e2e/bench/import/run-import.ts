import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { projectRoot } from '../../portal/start-portal.ts'

export interface ImportRun {
  /** Final output of the command; undefined if it was killed. */
  said: string | undefined
  seconds: number
  /** Peak memory of the importing process, in MB; undefined if it was killed. */
  peakMb: number | undefined
  /** Line numbers and reasons that it reported. */
  bad: Map<number, string>
}

interface ImportCommand {
  file: string
  errorsFile: string
  env: Record<string, string>
  /** Called with each line of progress, such as `25 %  240,000  2,100/s`; returns whether to kill the process with SIGKILL. */
  killAt?: (progress: string) => boolean
}

const tellPeak = `process.on('exit', () => process._rawDebug('peak ' + process.resourceUsage().maxRSS))`

/** `npm run data -- import brokers FILE --errors FILE` in a separate process. */
export async function runImport({ file, errorsFile, env, killAt = () => false }: ImportCommand): Promise<ImportRun> {
  const began = performance.now()
  const command = [
    '--import',
    `data:text/javascript,${encodeURIComponent(tellPeak)}`,
    join(projectRoot, 'server/src/cli/data.ts'),
  ]
  const child = spawn(process.execPath, [...command, 'import', 'brokers', file, '--errors', errorsFile], {
    cwd: projectRoot,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  let peakMb: number | undefined
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
  const ended = once(child, 'close')
  for await (const line of createInterface(child.stderr)) {
    const peak = /^peak (\d+)$/.exec(line)
    if (peak) peakMb = Math.round(Number(peak[1]) / 1024)
    else if (killAt(line)) child.kill('SIGKILL')
  }
  await ended
  if (child.exitCode !== null && ![0, 3].includes(child.exitCode))
    throw new Error(`the import ended with ${child.exitCode}: ${said}`)
  return {
    said: child.signalCode ? undefined : said.trim(),
    seconds: Math.round((performance.now() - began) / 1000),
    peakMb,
    bad: child.signalCode ? new Map() : listedIn(errorsFile),
  }
}

const listedIn = (file: string) =>
  new Map(
    readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map(text => /^(\d+),"(.*)"$/s.exec(text))
      .map(found => [Number(found?.[1]), found?.[2]?.replaceAll('""', '"') ?? '']),
  )
