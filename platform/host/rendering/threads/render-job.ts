import type { LogCall } from 'shared-state/api/call-log'
import type { Transport } from 'shared-state/api/transport'
import type { ReleaseRecord } from 'shared-state/contract/release'
import type { RenderAnswer } from 'shared-state/contract/shell-module'
import { isPublicLanguage } from 'shared-state/i18n/languages'
import type { NodeLoader } from '../../releases/node-loader.ts'
import { documentOf } from './document.ts'
import type { RenderJob, RenderResult, SentError } from './render-messages.ts'

export interface RenderJobDeps {
  loader: NodeLoader
  recordOf: (area: string, version: string) => Promise<ReleaseRecord>
  transport: Transport
  log: LogCall
  /** Public address of the site, for the head's links. */
  origin: string
  signal: AbortSignal
}

/** Renders one page with the releases of its snapshot, as a whole document. Rejects with the shell's errors. */
export async function renderJob(
  job: RenderJob,
  { loader, recordOf, transport, log, origin, signal }: RenderJobDeps,
): Promise<RenderResult> {
  const { snapshot, visitor, down } = job
  const shellRecord = await recordOf('shell', snapshot.shell.version)
  /** A release's texts, and the English ones if the visitor's language may lack some. */
  const textsOf = async (record: ReleaseRecord) => ({
    dictionary: await loader.dictionaryOf(record, visitor.lang),
    ...(!isPublicLanguage(visitor.lang) && { english: await loader.dictionaryOf(record, 'en') }),
  })
  const [shell, texts] = await Promise.all([loader.loadShell(shellRecord), textsOf(shellRecord)])
  const answer = await shell.render({
    ...job,
    request: requestOf(job, signal),
    ...texts,
    loadArea: async name => {
      if (down.includes(name)) throw new Error(`area ${name} failed repeatedly and is paused`)
      const record = await recordOf(name, snapshot.areas[name]!.version)
      const [{ area }, words] = await Promise.all([loader.loadArea(record, shellRecord), textsOf(record)])
      return { area, ...words }
    },
    transport,
    log,
  })
  return resultOf(answer, job, origin)
}

function requestOf({ url, method, form = [] }: RenderJob, signal: AbortSignal): Request {
  if (method === 'GET') return new Request(url, { signal })
  const body = new FormData()
  for (const [name, value] of form) body.append(name, value)
  return new Request(url, { method, body, signal })
}

function resultOf(answer: RenderAnswer, { visitor, snapshot, site, url }: RenderJob, origin: string): RenderResult {
  if (answer.kind === 'redirect') return { ...answer, failures: [] }
  const { status, areas, own, head, html, state } = answer
  const { down } = state as { down?: string }
  const { pathname, search } = new URL(url)
  const failures = answer.failures.map(({ error, ...failure }) => ({ ...failure, error: sentError(error) }))
  return {
    kind: 'page',
    status,
    areas,
    isWhole: answer.isWhole === true,
    failures,
    ...(down && { down }),
    html: documentOf({
      lang: visitor.lang,
      origin,
      path: pathname + search,
      head,
      html,
      state,
      snapshot,
      areas,
      own,
      site,
    }),
  }
}

/** An error in a form that can be sent to another thread or process; its cause is added to the message. */
export function sentError(error: unknown): SentError {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error), stack: '' }
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : ''
  return { name: error.name, message: error.message + cause, stack: error.stack ?? '' }
}
