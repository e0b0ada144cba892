/** What the server's API document is made with; apart from schema.ts, so that no page carries it. */
export { registry, toJSONSchema } from 'zod/v4/core'
