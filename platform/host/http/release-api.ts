import { type Request, Router } from 'express'
import { mkdir, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCodes } from 'shared-state/api/error-codes'
import { safeParse } from 'shared-state/schema'
import { CommandRefused } from '../../api/command-refused.ts'
import type { OwnOrigin } from '../../api/origin-check.ts'
import { receiveBody, SenderGone } from '../../api/receive-body.ts'
import type { RefusalLog } from '../../api/refusal-log.ts'
import { Refusal } from '../../api/refusal.ts'
import { type Answer, dataAnswer, errorAnswer, type Log } from '../../api/envelope.ts'
import type { ReleaseVerbs } from '../control/release-verbs.ts'
import { BucketUnavailable } from '../releases/bucket/release-bucket.ts'
import { unpackBundle } from '../releases/bundle/unpack-bundle.ts'
import { mostBundleBytes } from '../releases/gate/byte-limits.ts'
import type { ReleaseKeys } from '../releases/keys/release-keys.ts'
import type { SpentTokens } from '../releases/keys/spent-tokens.ts'
import { NameTaken } from '../releases/release-register.ts'
import type { ReleaseStore } from '../releases/release-store.ts'
import { createCallerReader, type ReleaseCaller } from './release-caller.ts'
import { isReleaseCommand, releaseCommands } from './release-commands.ts'

export interface ReleaseApiDeps {
  verbs: ReleaseVerbs
  keys: Pick<ReleaseKeys, 'holdersOf'>
  spent: SpentTokens
  store: Pick<ReleaseStore, 'receive'>
  own: OwnOrigin
  /** Number of the newest revocation, which every response of the API carries. */
  epoch: () => number
  refusals: Pick<RefusalLog, 'note'>
  log: Log
}

const maxCommandBytes = 16_000

/**
 * `POST /api/releases/v1/{verb}`: the release commands for teams and their CI, without access to the server's disk (docs/releasing.md).
 * Each request carries its own token; nothing is read or written before the token has been verified.
 */
export function releaseApi({ verbs, keys, spent, store, own, epoch, refusals, log }: ReleaseApiDeps): Router {
  const readCaller = createCallerReader({ keys, spent, own, refusals, log })
  /** Keys with an upload in progress: one bundle at a time, so that no key fills the disk. */
  const uploading = new Set<string>()

  async function publish(request: Request, caller: ReleaseCaller): Promise<object> {
    const { keyId, actor, area, reason } = caller
    if (uploading.has(keyId))
      throw new Refusal(errorCodes.tooManyRequests, {
        message: `key ${keyId} is already publishing a release`,
        headers: { 'Retry-After': '10' },
      })
    uploading.add(keyId)
    try {
      const incoming = await store.receive()
      const folder = join(incoming.folder, 'release')
      try {
        await mkdir(folder)
        await unpackBundle(await receiveBundle(request, join(incoming.folder, 'bundle.tar.gz'), caller), folder)
        return await verbs.publish({ folder, area: area!, actor, isRemote: true, ...(reason && { reason }) })
      } finally {
        await incoming.drop()
      }
    } finally {
      uploading.delete(keyId)
    }
  }

  async function run(request: Request, verb: keyof ReleaseVerbs): Promise<object> {
    const caller = await readCaller(request, verb)
    if (verb === 'publish') return publish(request, caller)
    const input = await readCommandBody(request, verb, caller)
    const { actor, area } = caller
    return (await verbs[verb]({ ...input, ...(area && { area }), actor } as never)) ?? {}
  }

  return Router().post('/api/releases/v1/:verb', async (request, response, next) => {
    const { verb } = request.params
    if (!isReleaseCommand(verb)) return next()
    let answer: Answer
    try {
      answer = dataAnswer(await run(request, verb), { status: 200, headers: {}, setCookies: [] })
    } catch (error) {
      if (error instanceof SenderGone) return void response.destroy()
      answer = errorAnswer(refusalOf(error, verb), 'en', log)
    }
    response
      .status(answer.status)
      .set({ ...answer.headers, 'Cache-Control': 'no-store', 'X-Release-Epoch': String(epoch()) })
      .json(answer.body)
    // A client that is still sending sees the response only once it can finish.
    request.resume()
  })
}

/** Buffered on disk, so that a slow sender uses no memory. */
async function receiveBundle(request: Request, file: string, caller: ReleaseCaller): Promise<Buffer> {
  const handle = await open(file, 'wx', 0o600)
  try {
    checkHash(await receiveBody(request, mostBundleBytes, chunk => handle.appendFile(chunk)), caller)
  } finally {
    await handle.close()
  }
  return readFile(file)
}

async function readCommandBody(request: Request, verb: keyof ReleaseVerbs, caller: ReleaseCaller): Promise<object> {
  const chunks: Buffer[] = []
  checkHash(await receiveBody(request, maxCommandBytes, chunk => chunks.push(chunk)), caller)
  const parsed = safeParse(releaseCommands[verb].body, jsonOf(Buffer.concat(chunks).toString('utf8') || '{}'))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const field = issue?.path.map(String).join('.') || (issue && 'keys' in issue ? String(issue.keys) : '')
  throw new Refusal(errorCodes.badRequest, {
    message: field ? `${verb} does not accept this '${field}'` : `the body of ${verb} must be a JSON object`,
  })
}

function checkHash(received: string, { sha256 }: ReleaseCaller): void {
  if (received !== sha256)
    throw new Refusal(errorCodes.notLoggedIn, { message: 'the token was made for a different body' })
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Refusals keep the desk's message; an invalid bundle is not a conflict. */
function refusalOf(error: unknown, verb: keyof ReleaseVerbs): unknown {
  if (!(error instanceof CommandRefused)) return error
  const { message } = error
  if (error instanceof BucketUnavailable) return new Refusal(errorCodes.partDown, { message })
  if (error instanceof NameTaken) return new Refusal(errorCodes.exists, { message })
  return verb === 'publish'
    ? new Refusal(errorCodes.badRequest, { message, status: 422 })
    : new Refusal(errorCodes.wrongState, { message })
}
