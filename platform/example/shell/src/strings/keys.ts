/** Keys of the shell’s texts. Each part has numbers of its own, as a page lays the texts of several parts together. */
export const shellText = { home: 1, broken: 2, missing: 3 } as const
