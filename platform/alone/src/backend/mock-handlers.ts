import { http, HttpResponse, type HttpHandler } from 'msw/http'
import { passthrough } from 'msw/utils/passthrough'
import { readQuery } from 'shared-state/api/read-query'
import type { CallDeclaration } from 'shared-state/api/declare-call'
import type { MockBackend, MockReply } from './mock-backend.ts'

/** The outcome of a call, for display. */
export interface CallSeen {
  call: string
  status: string
  milliseconds: number
}

export interface HandlerOptions {
  calls: readonly CallDeclaration[]
  backend: MockBackend
  /** Responses come from a real server; delays and failures are still simulated here. */
  realServer: boolean
  onCall: (seen: CallSeen) => void
}

/** One request handler for every declared call. */
export function mockHandlers(options: HandlerOptions): HttpHandler[] {
  return options.calls.map(call =>
    (call.method === 'GET' ? http.get : http.post)(addressOf(call), async ({ request, params }) => {
      const began = performance.now()
      const response = await answerOver(call, request, params, options)
      const milliseconds = Math.round(performance.now() - began)
      options.onCall({
        call: call.name,
        status: response ? String(response.status || 'no network') : 'server',
        milliseconds,
      })
      return response ?? passthrough()
    }),
  )
}

const addressOf = ({ path }: CallDeclaration): string => path.replace(/\{(\w+)\}/g, ':$1')

/** Undefined: the call is left to the real server. */
async function answerOver(
  call: CallDeclaration,
  request: Request,
  params: object,
  { backend, realServer }: HandlerOptions,
): Promise<Response | undefined> {
  if (realServer && !backend.failureOf(call)) return backend.wait(call).then(() => undefined)
  const reply = await backend.answer(call, { ...(await fieldsOf(call, request)), ...params })
  return responseOf(call, reply)
}

async function fieldsOf(call: CallDeclaration, request: Request): Promise<object> {
  if (call.method === 'GET') return readQuery(new URL(request.url).searchParams, call.input)
  if (call.body === 'upload') return Object.fromEntries(await request.formData())
  const text = await request.text()
  return text === '' ? {} : (JSON.parse(text) as object)
}

function responseOf({ frame = 'envelope' }: CallDeclaration, reply: MockReply): Response {
  if (reply.kind === 'broken')
    return reply.how === 'network'
      ? HttpResponse.error()
      : HttpResponse.html('<!doctype html><title>Proxy</title><h1>It works!</h1>')
  const { status } = reply
  if (reply.kind === 'refusal') {
    const { code, message, errors } = reply
    return HttpResponse.json({ succeed: false, ErrorCode: code, message, ...(errors && { errors }) }, { status })
  }
  if (frame === 'text') return HttpResponse.text(String(reply.data), { status })
  if (frame === 'bare') return HttpResponse.json(reply.data as object, { status })
  const data = frame === 'lowercase' ? { data: reply.data } : { Data: reply.data }
  return HttpResponse.json({ succeed: true, ErrorCode: 0, message: '', ...data } as object, { status })
}
