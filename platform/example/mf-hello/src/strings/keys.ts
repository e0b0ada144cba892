export const helloText = { greeting: 101, pressed: 102 } as const
