import { ApiError } from 'shared-state/runtime'

/** Replaces the response of a call that has none for this viewer; plain data, because it is passed from the server to the browser. */
export interface Withheld {
  /** 'role': reserved for other roles; 'notConfigured': not available on this site (5010). */
  withheld: 'role' | 'notConfigured'
  /** The server's message, in the visitor's language. */
  message: string
}

const whyOf: Record<number, Withheld['withheld']> = { 403: 'role', 501: 'notConfigured' }

export const isWithheld = (data: unknown): data is Withheld =>
  typeof data === 'object' && data !== null && 'withheld' in data

/** A call's response, or the reason why there is none for this viewer on this site; any other error is rethrown. */
export async function withheldOr<Data>(answer: Promise<Data>): Promise<Data | Withheld> {
  try {
    return await answer
  } catch (error) {
    const withheld = error instanceof ApiError && whyOf[error.status]
    if (!withheld) throw error
    return { withheld, message: error.message }
  }
}
