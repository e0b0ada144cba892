import type { Schema } from 'shared-state/schema'
import { AccessToken } from './access-token.ts'
import { AnswerCache } from './answer-cache.ts'
import { ApiError, CallCancelled } from './api-error.ts'
import { kindOfAnswer, loggableInput, type LogCall } from './call-log.ts'
import type { CallDeclaration, CallInput, CallOutput } from './declare-call.ts'
import { noEnvelope } from './envelope.ts'
import { requestTimeoutMs } from './limits.ts'
import { requestHash, requestHeaders, type HeaderFacts } from './request-headers.ts'
import { sessionToken } from './session.ts'
import type { TokenStore } from './token-store.ts'
import type { Transport, TransportAnswer } from './transport.ts'

export interface ApiOptions {
  transport: Transport
  headerFacts: () => HeaderFacts
  log: LogCall
  /** The 401 rule (spec 4): clears the browser's state when a session has ended. */
  onUnauthorised: () => void
  /** Receives the epoch in an answer: a newer one means that a release of this tab may have been revoked. */
  onReleaseEpoch?: (epoch: number) => void
  /** Where the access token is kept; undefined: in memory. */
  tokenStore?: TokenStore | undefined
}

/** The API singleton: one per browser tab, one per request on the server. Areas pass it their own declarations. */
export class Api {
  #options: ApiOptions
  #token: AccessToken
  #cache = new AnswerCache()

  constructor(options: ApiOptions) {
    this.#options = options
    this.#token = new AccessToken(
      () => this.#send(sessionToken, {}, undefined, {}) as Promise<CallOutput<typeof sessionToken>>,
      options.tokenStore,
    )
  }

  /**
   * Sends a declared call and returns its `Data`. Rejects with ApiError (refused, failed, no answer within 15 s) or
   * CallCancelled. A 401 is retried once with a fresh token before the 401 rule applies (decisions 2). A call that is open to anyone carries
   * the token if there is one and does not wait for it; answers that visitors share are requested without it.
   */
  call<Declared extends CallDeclaration<Schema, Schema>>(
    declaration: Declared,
    input: CallInput<Declared>,
    options: { signal?: AbortSignal; idempotencyKey?: string } = {},
  ): Promise<CallOutput<Declared>> {
    const { name, cacheMinutes } = declaration
    if (!cacheMinutes) return this.#authorised(declaration, input, options) as Promise<CallOutput<Declared>>
    const { signal, ...rest } = options
    const answer = this.#cache.take(`${name} ${JSON.stringify(input)}`, cacheMinutes, () =>
      this.#authorised(declaration, input, rest),
    )
    return orCancelled(answer as Promise<CallOutput<Declared>>, signal, name)
  }

  /** Drops the token and all cached answers; they must not be reused after a login or logout. */
  forgetVisitor(): void {
    this.#token.forget()
    this.#cache.clear()
  }

  async #authorised(
    declaration: CallDeclaration,
    input: unknown,
    options: { signal?: AbortSignal; idempotencyKey?: string },
  ): Promise<unknown> {
    const { needsToken } = this.#options.transport
    const isOpen = declaration.who.includes('any')
    let token: string | undefined
    const attempt = async (get: () => Promise<string> | string | undefined) => {
      token = needsToken && !declaration.cacheMinutes ? await get() : undefined
      const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {}
      const key = options.idempotencyKey ?? (declaration.repeat === 'key' ? crypto.randomUUID() : undefined)
      if (key) headers['Idempotency-Key'] = key
      return this.#send(declaration, input, options.signal, headers)
    }
    try {
      return await attempt(() => (isOpen ? this.#token.held() : this.#token.get()))
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error
      if (token === undefined) return this.#refused(error)
      this.#token.refused(token)
      return await attempt(() => this.#token.get()).catch(again => this.#refused(again))
    }
  }

  #refused(error: unknown): never {
    if (error instanceof ApiError && error.status === 401) this.#options.onUnauthorised()
    throw error
  }

  async #send(
    declaration: CallDeclaration,
    input: unknown,
    signal: AbortSignal | undefined,
    extra: Record<string, string>,
  ): Promise<unknown> {
    const timeout = AbortSignal.timeout(requestTimeoutMs)
    const began = performance.now()
    const hash = this.#options.transport.needsToken
      ? await requestHash(declaration.method, declaration.path, JSON.stringify(input))
      : ''
    const headers = { ...requestHeaders(this.#options.headerFacts()), ...(hash && { 'X-Hash': hash }), ...extra }
    let answer: TransportAnswer
    try {
      answer = await this.#options.transport.send({
        declaration,
        input,
        headers,
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      })
    } catch (error) {
      if (signal?.aborted) throw new CallCancelled(declaration.name)
      const status = timeout.aborted ? 504 : 0
      const failure = new ApiError({
        call: declaration.name,
        status,
        code: status ? 5002 : 5001,
        message: String(error),
        isTechnical: true,
      })
      this.#log('failed', declaration, input, status, performance.now() - began, failure.message)
      throw failure
    }
    if (answer.epoch) this.#options.onReleaseEpoch?.(answer.epoch)
    // The caller left while the answer was on its way: whatever it says, nobody is to be told and nothing is logged.
    if (signal?.aborted) throw new CallCancelled(declaration.name)
    return this.#read(declaration, input, answer, performance.now() - began)
  }

  #read(
    declaration: CallDeclaration,
    input: unknown,
    { status, body }: TransportAnswer,
    milliseconds: number,
  ): unknown {
    const kind = kindOfAnswer(declaration, status, body.succeed, milliseconds)
    if (kind) this.#log(kind, declaration, input, status, milliseconds, body.message)
    if (status < 300 && body.succeed) return body.Data
    const { ErrorCode: code, errors, retryAfter } = body
    const message = body.extra || body.message
    const isTechnical = code === noEnvelope
    throw new ApiError({ call: declaration.name, status, code, message, errors, retryAfter, isTechnical })
  }

  #log(
    kind: 'slow' | 'abnormal' | 'failed',
    declaration: CallDeclaration,
    input: unknown,
    status: number,
    milliseconds: number,
    message: string,
  ) {
    this.#options.log({
      kind,
      call: declaration.name,
      status,
      milliseconds: Math.round(milliseconds),
      input: loggableInput(input),
      message,
    })
  }
}

/** Cancels only this caller's wait: other callers may be waiting for the same cached request. */
function orCancelled<Data>(answer: Promise<Data>, signal: AbortSignal | undefined, call: string): Promise<Data> {
  if (!signal) return answer
  return new Promise((resolve, reject) => {
    const leave = () => reject(new CallCancelled(call))
    if (signal.aborted) return leave()
    signal.addEventListener('abort', leave, { once: true })
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
  })
}
