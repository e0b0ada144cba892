import type { Api } from 'backend/create-api'
import { usercenterGraphcode } from 'calls/bot-check'
import { usercenterLogin, usercenterLogout } from 'calls/sign-in'
import type { Db } from 'database/db'
import type { ConsoleAccounts, LoginPicture } from 'platform/host/ops/console-accounts'
import { errorCodes } from 'shared-state/api/error-codes'

/** The console uses the portal's own accounts, through the same calls as the site. */
export const consoleAccounts = (db: Db, { invoke, callerOf }: Pick<Api, 'invoke' | 'callerOf'>): ConsoleAccounts => ({
  callerOf: request => callerOf(request),
  async nickOf(userId) {
    return (await db.one<{ nick: string }>('SELECT nick FROM users WHERE user_id = $1', [userId]))?.nick ?? ''
  },
  async signIn({ account, password, picture }, caller) {
    const { body, setCookies } = await invoke({
      call: usercenterLogin,
      input: { account, password, ...(picture && { bot: picture }) },
      caller,
    })
    if (body.succeed) return { setCookies }
    return { refused: body.ErrorCode === errorCodes.botCheck ? 'botCheck' : 'wrong' }
  },
  signOut: async caller => (await invoke({ call: usercenterLogout, input: {}, caller })).setCookies,
  async picture(caller) {
    const { body } = await invoke({ call: usercenterGraphcode, input: { scene: 'login' }, caller })
    return body.succeed ? (body.Data as LoginPicture) : undefined
  },
})
