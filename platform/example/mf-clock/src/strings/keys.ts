export const clockText = { name: 201, now: 202 } as const
