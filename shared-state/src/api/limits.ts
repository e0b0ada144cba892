/** Constants of spec 9 that the API singleton works by. */
export const requestTimeoutMs = 15_000
export const slowCallMs = 1_000
export const tokenLifetimeSeconds = 600
/** A token this close to its end is renewed first, so that it does not run out on the way. */
export const tokenMarginSeconds = 15
