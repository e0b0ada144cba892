import type { CallDeclaration } from 'shared-state/api/declare-call'
import type { ApiUnderTest } from '../testing/api-under-test.ts'
import type { Visitor } from '../testing/visitor.ts'

export interface Sent {
  status: number
  headers: Headers
  /** The body as JSON; undefined if it is not JSON. */
  json: Record<string, unknown> | undefined
}

export interface Request {
  method?: string
  query?: string
  body?: unknown
  headers?: Record<string, string>
  /** Values of the path's `{field}`s. */
  fields?: Record<string, unknown>
}

/** A test client that sends calls as a permitted caller: a visitor, a user, or an operator of the site. */
export interface TestClient {
  send(call: CallDeclaration, request: Request): Promise<Sent>
  /** Sends `fields` where the call expects them: path, query, JSON or multipart. */
  sendFields(call: CallDeclaration, fields: Record<string, unknown>, headers?: Record<string, string>): Promise<Sent>
}

const password = 'seventeen grey geese'

export async function createTestClient(site: ApiUnderTest): Promise<TestClient> {
  await site.addUser({ email: 'user@example.com', password, nick: 'Hostile' })
  await site.addUser({ email: 'ops@example.com', password, nick: 'Operator', roles: ['ops'] })
  const signIn = async (address: string) => {
    const visitor = await site.visitor().login(address, password)
    return { visitor, token: await visitor.token() }
  }
  const anyone = { visitor: site.visitor(), token: '' }
  let user = await signIn('user@example.com')
  const ops = await signIn('ops@example.com')
  const personFor = ({ who }: CallDeclaration) => {
    if (who.includes('any')) return anyone
    return who.some(one => one === 'moderator' || one === 'ops') ? ops : user
  }

  async function send(call: CallDeclaration, request: Request): Promise<Sent> {
    const person = personFor(call)
    const sent = await sendAs(person, call, request)
    // Some calls end the session they are sent with.
    if (person === user && sent.status === 401) user = await signIn('user@example.com')
    return sent
  }
  return {
    send,
    sendFields(call, fields, headers = {}) {
      const inHeaders = Object.entries(call.inHeaders ?? {}).filter(([name]) => fields[name] !== undefined)
      const named = [...namesInPath(call), ...Object.keys(call.inHeaders ?? {})]
      const sentHeaders = Object.fromEntries(
        inHeaders.map(([name, header]) => [header, Buffer.from(textOf(fields[name])).toString('base64')]),
      )
      const rest = Object.entries(fields).filter(([name, value]) => !named.includes(name) && value !== undefined)
      const query = () => String(new URLSearchParams(rest.map(([name, value]) => [name, textOf(value)])))
      if (call.method === 'GET') return send(call, { fields, headers: { ...sentHeaders, ...headers }, query: query() })
      if (call.body !== 'upload') return send(call, { fields, headers, body: JSON.stringify(fields) })
      const form = new FormData()
      for (const [name, value] of rest) form.append(name, value instanceof Blob ? value : textOf(value))
      return send(call, { fields, headers, body: form })
    },
  }
}

const textOf = (value: unknown) =>
  Array.isArray(value) ? value.join(',') : typeof value === 'object' ? JSON.stringify(value) : String(value)

export const namesInPath = ({ path }: CallDeclaration): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)

async function sendAs(
  { visitor, token }: { visitor: Visitor; token: string },
  call: CallDeclaration,
  request: Request,
): Promise<Sent> {
  const { method = call.method, query = '', body, headers = {}, fields = {} } = request
  const path = call.path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(String(fields[name] ?? '')))
  const answer = await visitor.fetch(method, query ? `${path}?${query}` : path, {
    ...(body !== undefined && { body }),
    headers: { 'X-Requested-With': 'XMLHttpRequest', ...(token && { Authorization: `Bearer ${token}` }), ...headers },
  })
  const text = await answer.text()
  return { status: answer.status, headers: answer.headers, json: asJson(text) }
}

function asJson(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
