import type { Transport } from 'shared-state/api/transport'
import type { Envelope } from 'shared-state/api/envelope'
import type { MockBackend } from './mock-backend.ts'

/** The mock backend in the same process, for pages rendered in Node. */
export const mockTransport = (backend: MockBackend): Transport => ({
  needsToken: false,
  async send({ declaration, input }) {
    const reply = await backend.answer(declaration, input)
    if (reply.kind === 'broken') throw new Error(`unreadable response (${reply.how})`)
    const body: Envelope =
      reply.kind === 'data'
        ? { succeed: true, ErrorCode: 0, message: '', Data: reply.data }
        : {
            succeed: false,
            ErrorCode: reply.code,
            message: reply.message,
            ...(reply.errors && { errors: reply.errors }),
          }
    return { status: reply.status, body }
  },
})
