import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { processesOf, startPortal, type RunningPortal } from '../portal/start-portal.ts'
import { createBrowser, registerMany, sendCodeTo, type Person } from './accounts/browser.ts'
import { compareTimes } from './accounts/compare-times.ts'

const PEOPLE = 60
const GUESSES = 10_000
const ADDRESSES = 2_000
const TRIES_WITHOUT_CHECK = 3
const AT_ONCE = 8

/**
 * `accounts [--rounds 1]`: guesses passwords and codes from many addresses, and measures how that affects legitimate users, whether
 * response times reveal which accounts exist, and the memory after each round.
 */
export async function benchAccounts(...args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { rounds: { type: 'string', default: '1' } } })
  const rounds = Number(values.rounds)
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new Error(`--rounds is '${values.rounds}'; it must be a whole number from 1 on`)
  const dataDir = mkdtempSync(join(tmpdir(), 'brokerlens-bench-'))
  const portal = await startPortal({ dataDir, env: { TRUST_PROXY: '1', SAMPLE_DATA: 'off' } })
  try {
    const people = await registerMany(portal.origin, dataDir, PEOPLE)
    show(
      'time of a login, milliseconds; known and unknown accounts in turn, wrong passwords',
      await timeLogins(portal, people),
    )
    const memory: Record<string, object> = { before: { figure: residentMb(portal) } }
    for (let round = 1; round <= rounds; round += 1) {
      const [guesses, meanwhile] = await Promise.all([guessPasswords(portal, people), loginsOf(people)])
      show(`${GUESSES} wrong passwords from ${ADDRESSES} addresses, by ErrorCode`, guesses)
      memory[`after the passwords of round ${round}`] = { figure: residentMb(portal) }
      show('their owners, in a browser they have used before', {
        'logged in meanwhile': meanwhile,
        'logged in afterwards': await loginsOf(people),
      })
      show(`${GUESSES} wrong codes from ${ADDRESSES} addresses, by ErrorCode`, await guessCodes(portal, round))
      memory[`after the codes of round ${round}`] = { figure: residentMb(portal) }
    }
    show('memory of all processes, MB', memory)
  } finally {
    await portal.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const addressOf = (index: number) => `198.18.${Math.floor(index / 250) % 250}.${index % 250}`

/** As many attempts as an account has before a bot check is required, so that each one runs a full password check. */
async function timeLogins({ origin }: RunningPortal, people: readonly Person[]) {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  for (let round = 0; round < TRIES_WITHOUT_CHECK; round += 1) {
    for (const [index, { email }] of people.entries()) {
      const asked = [
        ['known', email],
        ['unknown', `nobody${index}@mail.example`],
      ] as const
      // The second request benefits from a warmer machine, so the two take turns.
      for (const [kind, account] of index % 2 ? asked : asked.toReversed()) {
        const browser = createBrowser(origin, addressOf(round * people.length + index))
        const began = performance.now()
        await browser.login(account, 'not the right words')
        times[kind].push(performance.now() - began)
      }
    }
  }
  return compareTimes(times.known, times.unknown)
}

async function guessPasswords({ origin }: RunningPortal, people: readonly Person[]) {
  return guess(async index => {
    const { email } = people[index % people.length]!
    const account = index % 2 ? email : `nobody${index % 500}@mail.example`
    return createBrowser(origin, addressOf(index % ADDRESSES)).login(account, `wrong words ${index}`)
  })
}

async function loginsOf(people: readonly Person[]) {
  const codes = []
  for (const { browser, email, password } of people) codes.push(await browser.login(email, password))
  return { figure: codes.filter(code => code === 0).length, of: people.length }
}

async function guessCodes({ origin }: RunningPortal, round: number) {
  const sent: string[] = []
  for (let index = 0; index < 20; index += 1)
    sent.push(
      await sendCodeTo(createBrowser(origin, addressOf(index)), `guessed${index}in${round}@mail.example`, 'register'),
    )
  return guess(index =>
    createBrowser(origin, addressOf(index % ADDRESSES)).validate(
      sent[index % sent.length]!,
      String(index).padStart(6, '0'),
    ),
  )
}

/** Number of responses by ErrorCode; ErrorCode 0 would be a correct guess. */
async function guess(send: (index: number) => Promise<number>) {
  const counts = new Map<number, number>([[0, 0]])
  let next = 0
  const work = async () => {
    while (next < GUESSES) {
      const code = await send(next++)
      counts.set(code, (counts.get(code) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return Object.fromEntries([...counts].map(([code, count]) => [meaning[code] ?? code, { ErrorCode: code, count }]))
}

const meaning: Record<number, string> = {
  0: 'succeeded',
  2005: 'wrong password',
  2006: 'wrong code',
  2007: 'code expired or used',
  2008: 'bot check required',
  4003: 'too many tries',
  4001: 'too many requests',
}

function show(title: string, figures: Record<string, object>): void {
  console.log(`\n${title}`)
  console.table(figures)
}

function residentMb(portal: RunningPortal): number {
  const kilobytes = processesOf(portal).map(pid =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0),
  )
  return Math.round(kilobytes.reduce((sum, one) => sum + one, 0) / 1024)
}
