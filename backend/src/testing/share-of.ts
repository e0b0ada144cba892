/**
 * The share of `values` for the tester at `place`: testers next to each other go through all of them together. For lists in which every
 * value meets the same code at every tester. `npm run test:long -- inputs` gives each tester the whole list.
 */
export function shareOf<Value>(values: readonly Value[], place: number, shares = 3): Value[] {
  return process.env.WHOLE_LISTS ? [...values] : values.filter((_, index) => index % shares === place % shares)
}
