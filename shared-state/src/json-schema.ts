/** For the server's API document; separate from schema.ts, so that no page bundles it. */
export { registry, toJSONSchema } from 'zod/v4/core'
