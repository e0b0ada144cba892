import { allCalls } from 'shared-state/calls/all-calls'

/** Calls that hand out what a beacon has to carry. */
const issuing = allCalls.filter(({ name, method }) => /^releases\.\w*token\w*$/i.test(name) && method === 'GET')

/** Valid tokens for beacons, from a few networks; empty where beacons need none. */
export async function beaconTokens(origin: string): Promise<string[]> {
  const tokens: string[] = []
  for (const { path } of issuing) {
    for (let network = 0; network < 12; network++) {
      const answer = await fetch(origin + path, { headers: { 'X-Forwarded-For': `198.51.${network}.7`, 'X-Requested-With': 'XMLHttpRequest' } })
      const token = /"token":"([^"]+)"/.exec(await answer.text())?.[1]
      if (token) tokens.push(token)
    }
  }
  return tokens
}
