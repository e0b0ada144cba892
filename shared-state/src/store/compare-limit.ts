/** Maximum number of items compared side by side. */
export const compareLimit = 4
