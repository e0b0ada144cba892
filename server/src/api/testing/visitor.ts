import type { CallDeclaration, CallInput, CallOutput } from 'shared-state/calls/declare-call'
import type { Envelope } from 'shared-state/calls/envelope'
import { sessionToken } from 'shared-state/calls/session'
import { usercenterLogin } from 'shared-state/calls/users'
import type { Schema } from 'shared-state/schema'

export interface HttpAnswer<Data = unknown> {
  status: number
  headers: Headers
  body: Envelope<Data> & Record<string, unknown>
}

/** Someone's browser, as far as calls go: keeps cookies, fetches its access token, says its language. */
export class Visitor {
  readonly cookies = new Map<string, string>()
  lang = 'en'
  readonly #url: string
  readonly #ip: string

  constructor(url: string, ip: string) {
    this.#url = url
    this.#ip = ip
  }

  /** One request as it stands; the answer has to be JSON. */
  async send(method: string, path: string, { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {}): Promise<HttpAnswer> {
    const answer = await fetch(this.#url + path, {
      method,
      redirect: 'manual',
      headers: {
        LanguageCode: this.lang,
        'X-Forwarded-For': this.#ip,
        ...(this.cookies.size > 0 && { Cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    for (const line of answer.headers.getSetCookie()) this.#keep(line)
    return { status: answer.status, headers: answer.headers, body: (await answer.json()) as HttpAnswer['body'] }
  }

  /** A declared call, with the token where it needs one. */
  async call<Declared extends CallDeclaration<Schema, Schema>>(
    call: Declared,
    input: CallInput<Declared>,
    headers: Record<string, string> = {},
  ): Promise<HttpAnswer<CallOutput<Declared>>> {
    const token: Record<string, string> = call.who.includes('any') ? {} : { Authorization: `Bearer ${await this.token()}` }
    const all = { 'X-Requested-With': 'XMLHttpRequest', ...token, ...headers }
    const answer =
      call.method === 'GET'
        ? await this.send('GET', `${call.path}?${queryOf(input as Record<string, unknown>)}`, { headers: all })
        : await this.send('POST', call.path, { body: input, headers: all })
    return answer as HttpAnswer<CallOutput<Declared>>
  }

  async token(): Promise<string> {
    const { body } = await this.send('POST', sessionToken.path, { body: {} })
    return (body.Data as { access_token: string }).access_token
  }

  async login(account: string, password: string): Promise<this> {
    const answer = await this.call(usercenterLogin, { account, password })
    if (answer.status !== 200) throw new Error(`login refused: ${JSON.stringify(answer.body)}`)
    return this
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ')
    const at = pair.indexOf('=')
    const name = pair.slice(0, at)
    if (attributes.includes('Max-Age=0')) this.cookies.delete(name)
    else this.cookies.set(name, pair.slice(at + 1))
  }
}

function queryOf(input: Record<string, unknown>): URLSearchParams {
  const given = Object.entries(input).filter(([, value]) => value !== undefined)
  return new URLSearchParams(given.map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : String(value)]))
}
