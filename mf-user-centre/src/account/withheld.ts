import { ApiError } from 'shared-state/runtime'

/** Stands in for an answer that there is none of; plain data, for it crosses from the server to the browser. */
export interface Withheld {
  /** 'role': it belongs to others; 'notConfigured': this site does not have it (5010). */
  withheld: 'role' | 'notConfigured'
  /** The server's own sentence, in the visitor's language. */
  message: string
}

const whyOf: Record<number, Withheld['withheld']> = { 403: 'role', 501: 'notConfigured' }

export const isWithheld = (data: unknown): data is Withheld =>
  typeof data === 'object' && data !== null && 'withheld' in data

/** An answer, or why there is none for this viewer on this site; every other failure is thrown on. */
export async function withheldOr<Data>(answer: Promise<Data>): Promise<Data | Withheld> {
  try {
    return await answer
  } catch (error) {
    const withheld = error instanceof ApiError && whyOf[error.status]
    if (!withheld) throw error
    return { withheld, message: error.message }
  }
}
