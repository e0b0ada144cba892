import { jwtVerify, SignJWT } from 'jose'
import { keyFor } from 'platform/api/keys'

const LIFETIME = '30d'

/** Signed links that show one comment to whoever holds them, as mails to its author do. */
export interface CommentLinks {
  issue(commentId: number): Promise<string>
  /** The comment a link names; undefined when it is forged or has run out. */
  read(token: string): Promise<number | undefined>
}

export function createCommentLinks(secret: Uint8Array): CommentLinks {
  const key = keyFor(secret, 'comment link')
  return {
    issue: commentId =>
      new SignJWT({ comment: commentId }).setProtectedHeader({ alg: 'HS256' }).setExpirationTime(LIFETIME).sign(key),
    async read(token) {
      try {
        const { payload } = await jwtVerify<{ comment?: unknown }>(token, key, { algorithms: ['HS256'] })
        return typeof payload.comment === 'number' ? payload.comment : undefined
      } catch {
        return undefined // forged, malformed or out of time: jose says so by throwing
      }
    },
  }
}
