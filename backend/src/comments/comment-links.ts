import { jwtVerify, SignJWT } from 'jose'
import { keyFor } from 'platform/api/keys'

const LIFETIME = '30d'

/** Signed links, used in mails to the author, that show one comment to anyone who holds them. */
export interface CommentLinks {
  issue(commentId: number): Promise<string>
  /** The comment a link refers to; undefined if the link is forged or expired. */
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
        return undefined // jose throws if the link is forged, malformed or expired
      }
    },
  }
}
