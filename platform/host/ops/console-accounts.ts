import type { Request } from 'express'
import type { Caller } from '../../api/handle.ts'

/** A bot check picture as a data URL; its characters must be typed to log in. */
export interface LoginPicture {
  graphId: string
  image: string
}

/** The outcome of a sign-in: the Set-Cookie lines of a session, or the reason why there is none. */
export type SignIn = { setCookies: string[] } | { refused: 'wrong' | 'botCheck' }

/** The product's accounts: who may enter the console, and how. */
export interface ConsoleAccounts {
  /** The caller, determined by the request's session. */
  callerOf(request: Request): Promise<Caller>
  /** The user's nickname. */
  nickOf(userId: string): Promise<string>
  signIn(
    fields: { account: string; password: string; picture?: { graphId: string; graphCode: string } },
    caller: Caller,
  ): Promise<SignIn>
  /** Returns the Set-Cookie lines that end the session. */
  signOut(caller: Caller): Promise<string[]>
  /** The picture of the bot check; undefined if no check is required. */
  picture(caller: Caller): Promise<LoginPicture | undefined>
}
