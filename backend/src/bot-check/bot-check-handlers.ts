import { usercenterBotregister, usercenterGraphcode } from 'calls/bot-check'
import { handle } from 'platform/api/handle'
import type { CallHandler } from 'platform/api/handle'
import { createNetworkLimit } from 'platform/api/limits/network-limits'
import { spendAttempt } from 'platform/api/limits/spend-attempt'
import { BOT_CHECK_SECONDS } from './bot-check.ts'
import type { BotCheck } from './bot-check.ts'

/** Challenges and pictures that one network may request; many mobile users share one address. */
const ASKED_BY_NETWORK = { most: 300, seconds: 600 }

export function botCheckHandlers({ botCheck }: { botCheck: BotCheck }): CallHandler[] {
  const byNetwork = createNetworkLimit(ASKED_BY_NETWORK)
  return [
    handle(usercenterBotregister, async ({ scene }, { caller }) => {
      spendAttempt(byNetwork, caller.ip)
      return { ...(await botCheck.work(scene)), kind: 'pow' as const, expiresIn: BOT_CHECK_SECONDS }
    }),
    handle(usercenterGraphcode, async ({ scene }, { caller }) => {
      spendAttempt(byNetwork, caller.ip)
      return { ...(await botCheck.picture(scene)), expiresIn: BOT_CHECK_SECONDS }
    }),
  ]
}
