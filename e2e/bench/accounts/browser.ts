import { solveChallenge } from 'calls/bot-check/solve-challenge'
import { codeMailedTo } from '../../portal/people.ts'

export interface Browser {
  /** Resolves to the ErrorCode of the response. */
  login(account: string, password: string): Promise<number>
  validate(sendId: string, code: string): Promise<number>
  ask(
    method: 'GET' | 'POST',
    call: string,
    fields: Record<string, unknown>,
  ): Promise<{ ErrorCode: number; Data?: Record<string, unknown> }>
}

export interface Person {
  browser: Browser
  email: string
  password: string
}

/** A minimal browser for signing in: its own address, and the cookies it receives. */
export function createBrowser(origin: string, address: string): Browser {
  const cookies = new Map<string, string>()
  const ask: Browser['ask'] = async (method, call, fields) => {
    const query = method === 'GET' ? `?${new URLSearchParams(fields as Record<string, string>)}` : ''
    const answer = await fetch(`${origin}/wikifxweb-v1/usercenter/${call}-v1${query}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        'X-Requested-With': 'XMLHttpRequest',
        'X-Forwarded-For': address,
        Origin: origin,
        Cookie: [...cookies].map(pair => pair.join('=')).join('; '),
      },
      ...(method === 'POST' && { body: JSON.stringify(fields) }),
    })
    for (const line of answer.headers.getSetCookie())
      cookies.set(line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1, line.indexOf(';')))
    return (await answer.json()) as { ErrorCode: number; Data?: Record<string, unknown> }
  }
  return {
    ask,
    login: async (account, password) => (await ask('POST', 'login', { account, password })).ErrorCode,
    validate: async (sendId, code) => (await ask('GET', 'validateemailcode', { sendId, code })).ErrorCode,
  }
}

/** Requests a code by email, after the required proof of work; resolves to the sendId. */
export async function sendCodeTo(browser: Browser, email: string, scene: string): Promise<string> {
  const { botId, challenge, difficulty } = (await browser.ask('GET', 'botregister', { scene })).Data as {
    botId: string
    challenge: string
    difficulty: number
  }
  const bot = { botId, proof: await solveChallenge(challenge, difficulty) }
  return (await browser.ask('POST', 'sendemail', { email, scene, bot })).Data!['sendId'] as string
}

export async function registerMany(origin: string, dataDir: string, count: number): Promise<Person[]> {
  const people: Person[] = []
  for (let index = 0; index < count; index += 1) {
    const browser = createBrowser(origin, `198.19.0.${index}`)
    const [email, password] = [`reader${index}@mail.example`, `a long phrase of ${index}`]
    const sendId = await sendCodeTo(browser, email, 'register')
    const { ErrorCode } = await browser.ask('POST', 'emailregister', {
      sendId,
      code: codeMailedTo(dataDir, email),
      password,
      nick: `Reader ${index}`,
      terms: true,
    })
    if (ErrorCode !== 0) throw new Error(`a registration was refused with ${ErrorCode}`)
    people.push({ browser, email, password })
  }
  return people
}
