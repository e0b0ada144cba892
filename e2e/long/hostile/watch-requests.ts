import { allCalls } from 'calls/all-calls'
import { backtrackingText, giantText } from './hostile-texts.ts'
import { bytesOf, type HeaderLine } from './raw-request.ts'
import type { HostileRequest, World } from './world.ts'

const json = [['Content-Type', 'application/json']] as const
const pathOf = (name: string) => allCalls.find(call => call.name === name)!.path

/** Browser reports that aim to have a sound release rolled back: thousands of errors, failed chunks and bad vitals. */
export function beaconRequest(world: World): HostileRequest {
  const { random, releases, beaconTokens } = world
  const named = random.chance(0.8) ? [random.pick(releases)] : releases.slice(0, 40)
  const failure = () => ({
    area: named[0]!.area,
    kind: random.pick(['browser_error', 'chunk_error']),
    message: random.pick([
      'TypeError: x is not a function',
      backtrackingText(random, 300).slice(0, 300),
      giantText(random, 40_000),
    ]),
  })
  const valid = beaconTokens.length > 0 && random.chance(0.6) ? random.pick(beaconTokens) : undefined
  const token = valid?.token ?? (random.chance(0.5) ? giantText(random, 99_000) : undefined)
  const body = {
    releases: random.chance(0.9) ? named : Array(random.pick([41, 20_000])).fill(named[0]),
    view: 'first',
    ...(random.chance(0.6) && { failures: Array.from({ length: random.pick([1, 20, 21, 2_000]) }, failure) }),
    ...(random.chance(0.7) && {
      vitals: random.pick<object>([
        { lcp: 60_000 },
        { lcp: 600_000, inp: 600_000, cls: 1_000 },
        { lcp: -1 },
        { cls: 1e308 },
        { lcp: 'a'.repeat(10_000) },
      ]),
    }),
    ...(token !== undefined && { token }),
  }
  const type = random.chance(0.8) ? json : ([['Content-Type', 'text/plain;charset=UTF-8']] as const)
  // The proxy in front appends its line after all others.
  const from: readonly HeaderLine[] = valid ? [['X-Forwarded-For', valid.from]] : []
  return {
    address: 'call releases.beacon',
    harm: valid ? 'reports of failures with a valid token' : 'reports of failures',
    bytes: bytesOf(world, {
      method: 'POST',
      target: pathOf('releases.beacon'),
      headers: [...type, ...from],
      body: JSON.stringify(body),
    }),
  }
}

/** Counted events as large as their calls accept, so that a table would grow by gigabytes. */
export function eventRequest(world: World): HostileRequest {
  const { random, known } = world
  const code = random.pick([...(known.traderCode ?? []), '1234567890'])
  const address = () => `https://example.com/${backtrackingText(random, 1_000).slice(0, 470)}`
  const click = () => ({
    call: 'dealer.statistics',
    input: { type: 1, code, url: address(), jumpStatisticsUrl: address() },
  })
  const [name, body] = random.pick<() => [string, object]>([
    () => [
      'home.count3',
      {
        route: 'netwon$report',
        data: Array(random.pick([1, 50, 51])).fill(JSON.stringify({ a: giantText(random, 4_000) }).slice(0, 4_096)),
      },
    ],
    () => ['statistics.batch', { events: Array.from({ length: random.pick([1, 50, 51, 1_000]) }, click) }],
    () => ['dealer.statistics', click().input],
    () => ['dealer.searchstatisticscollect', { keyword: backtrackingText(random, 256).slice(0, 100), total: 1 }],
  ])()
  return {
    address: `call ${name}`,
    harm: 'events that fill the disk',
    bytes: bytesOf(world, { method: 'POST', target: pathOf(name), headers: json, body: JSON.stringify(body) }),
  }
}

const verbs = [
  'list',
  'show',
  'verify',
  'publish',
  'activate',
  'canary',
  'promote',
  'rollback',
  'revoke',
  'freeze',
  'unfreeze',
  'pin',
  'prune',
  'nothing',
]

/** Release commands with invalid tokens and bundles. */
export function releaseCommandRequest(world: World): HostileRequest {
  const { random, releases } = world
  const part = () => Buffer.from(giantText(random, 4_000)).toString('base64url').slice(0, 3_000)
  const header = Buffer.from(
    JSON.stringify(
      random.pick<object>([{ alg: 'none' }, { alg: 'EdDSA', kid: '../../secrets' }, { alg: 'HS256', kid: 'ops' }]),
    ),
  ).toString('base64url')
  const token = random.pick([
    () => '',
    () => 'x',
    () => '.'.repeat(5_000),
    () => `${header}.${part()}.${part()}`,
    () => `${header}.e30.`,
    () => backtrackingText(random, 4_000).replaceAll(/[^\x21-\x7e]/g, '.'),
  ])()
  const body = random.pick([
    () => '{}',
    () => JSON.stringify(random.pick(releases)),
    () => giantText(random, 99_000),
    () => Buffer.alloc(random.pick([1_000, 17_000, 2_000_000]), 0x1f),
  ])()
  const verb = random.pick(verbs)
  return {
    address: `release command ${verb}`,
    harm: 'an invalid token',
    bytes: bytesOf(world, {
      method: 'POST',
      target: `/api/releases/v1/${verb}`,
      headers: [
        ['Authorization', `Bearer ${token}`],
        ['Content-Type', 'application/json'],
      ],
      body,
    }),
  }
}
