/** Constants of spec 9 that the API singleton uses. */
export const requestTimeoutMs = 15_000
export const slowCallMs = 1_000
export const tokenLifetimeSeconds = 600
/** A token this close to expiry is renewed first, so that it does not expire in transit. */
export const tokenMarginSeconds = 15
