import { accountRoles, type CallDeclaration } from 'shared-state/api/declare-call'
import type { FieldError } from 'shared-state/api/envelope'
import { errorCodes, statusOfError, type ErrorCode } from 'shared-state/api/error-codes'
import type { MockAnswer } from 'shared-state/contract/area-alone'
import { ApiError } from 'shared-state/runtime'
import { safeParse } from 'shared-state/schema'
import type { Failure, Switches } from '../switches.ts'
import type { MockVisitor, PortalBackend } from '../portal.ts'

/** The outcome of a call. `broken`: an unreadable response or none. */
export type MockReply =
  | { kind: 'data'; status: number; data: unknown }
  | { kind: 'refusal'; status: number; code: number; message: string; errors?: FieldError[] }
  | { kind: 'broken'; how: 'network' | 'html' }

export interface MockBackendOptions {
  portal: Pick<PortalBackend, 'visitors' | 'layoutCalls' | 'visitorAfter' | 'makeAnswer'>
  /** The area's own responses. */
  answers: readonly MockAnswer[]
  switches: () => Pick<Switches, 'as' | 'slow' | 'fail'>
  /** Called when a visitor logs in or out. */
  onVisitor?: (name: string) => void
  /** ms */
  now?: () => number
}

/** The call that issues the token needed by other calls. */
const tokenCall = 'session.token'

/** Calls of header and footer, and the token: the area does not make them. */
export const isOfLayout = (call: string, { layoutCalls }: Pick<PortalBackend, 'layoutCalls'>): boolean =>
  call === tokenCall || layoutCalls.includes(call)

const refusalCodes: Record<string, ErrorCode> = {
  500: errorCodes.unexpected,
  503: errorCodes.partDown,
  404: errorCodes.notFound,
  401: errorCodes.notLoggedIn,
}

/**
 * A backend that answers every declared call according to its declaration, and fails where the switches say so. Its only state is who is
 * logged in.
 */
export class MockBackend {
  #options: MockBackendOptions

  constructor(options: MockBackendOptions) {
    this.#options = options
  }

  /** The failure set for a call, if any. */
  failureOf({ name }: CallDeclaration): Failure | undefined {
    const { portal, switches } = this.#options
    const { fail } = switches()
    return fail[name] ?? (isOfLayout(name, portal) ? undefined : fail.all)
  }

  /** Waits for the delay set for responses. */
  async wait({ name }: CallDeclaration): Promise<void> {
    const { portal, switches } = this.#options
    const { slow } = switches()
    if (slow > 0 && !isOfLayout(name, portal)) await new Promise(done => setTimeout(done, slow))
  }

  async answer(call: CallDeclaration, raw: unknown): Promise<MockReply> {
    await this.wait(call)
    const failure = this.failureOf(call)
    if (failure === 'network' || failure === 'html') return { kind: 'broken', how: failure }
    if (failure === 'empty') return { kind: 'data', status: 200, data: {} }
    if (failure) return refusalOf(refusalCodes[failure]!, `Set to fail in the mock backend: ${call.name}`)
    const input = safeParse(call.input, raw)
    if (!input.success) {
      const errors = input.error.issues.map(({ path, message }) => ({ field: path.map(String).join('.'), message }))
      return { ...refusalOf(errorCodes.badRequest, errors[0]?.message ?? ''), errors }
    }
    return this.#refusalByRole(call) ?? this.#answerOf(call, input.data)
  }

  get #visitor(): MockVisitor | undefined {
    const { portal, switches } = this.#options
    return portal.visitors[switches().as]
  }

  #refusalByRole({ name, who }: CallDeclaration): MockReply | undefined {
    const visitor = this.#visitor
    if (!visitor && (!who.includes('any') || name === tokenCall))
      return refusalOf(errorCodes.notLoggedIn, 'You are not logged in.')
    const isForRoles = who.every(word => (accountRoles as readonly string[]).includes(word))
    if (isForRoles && !who.some(word => visitor?.roles.includes(word)))
      return refusalOf(errorCodes.roleMayNot, 'Your account does not have permission to do this.')
    return undefined
  }

  #answerOf(call: CallDeclaration, input: unknown): MockReply {
    const { portal, answers, now = Date.now } = this.#options
    this.#logInOrOut(call)
    const visitor = this.#visitor?.user ?? null
    const made = portal.makeAnswer(call, { input: input as Record<string, unknown>, now: now(), visitor })
    const own = answers.find(answer => answer.call.name === call.name)
    try {
      const data = own ? own.answer({ input: input as never, made: made as never, now: now() }) : made
      const held = safeParse(call.output, data)
      if (!held.success)
        throw new Error(
          `the mock response of ${call.name} does not match the declaration: ${JSON.stringify(held.error.issues)}`,
        )
      return { kind: 'data', status: call.okStatus ?? 200, data }
    } catch (error) {
      if (error instanceof ApiError)
        return { kind: 'refusal', status: error.status, code: error.code, message: error.message, errors: error.errors }
      console.error(error)
      return refusalOf(errorCodes.unexpected, (error as Error).message)
    }
  }

  #logInOrOut({ name }: CallDeclaration): void {
    const { portal, onVisitor } = this.#options
    const after = portal.visitorAfter[name]
    if (after !== undefined) onVisitor?.(after)
  }
}

const refusalOf = (code: ErrorCode, message: string): Extract<MockReply, { kind: 'refusal' }> => ({
  kind: 'refusal',
  status: statusOfError[code],
  code,
  message,
})
