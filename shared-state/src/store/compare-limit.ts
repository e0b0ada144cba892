/** Most things that stand side by side. */
export const compareLimit = 4
