/** Keys of the shell’s texts. Shell and areas have separate number ranges, as a page merges their texts. */
export const shellText = { home: 1, broken: 2, missing: 3 } as const
