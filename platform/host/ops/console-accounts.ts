import type { Request } from 'express'
import type { Caller } from '../../api/handle.ts'

/** A picture whose characters somebody types to be let in, as a data URL. */
export interface LoginPicture {
  graphId: string
  image: string
}

/** What a sign-in came to: the Set-Cookie lines of a session, or why there is none. */
export type SignIn = { setCookies: string[] } | { refused: 'wrong' | 'botCheck' }

/** The product's accounts, for who may enter the console and how. */
export interface ConsoleAccounts {
  /** Who sends a request, by its session. */
  callerOf(request: Request): Promise<Caller>
  /** The name that somebody has given themselves. */
  nickOf(userId: string): Promise<string>
  signIn(
    fields: { account: string; password: string; picture?: { graphId: string; graphCode: string } },
    caller: Caller,
  ): Promise<SignIn>
  /** Answers the Set-Cookie lines that end the session. */
  signOut(caller: Caller): Promise<string[]>
  /** What to type where a bot check is asked for; undefined where there is none. */
  picture(caller: Caller): Promise<LoginPicture | undefined>
}
