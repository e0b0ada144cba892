import type { Rates } from '../calculators/conversion.ts'

/** Title and address of the page that printed the example. */
export type Source = readonly [title: string, address: string]

/** An example as its source prints it: figures are text, so that a test compares every printed digit and no other. */
export interface PublishedExample<Input> {
  of: Source
  says: string
  input: Input
  rates?: Rates
  prints: Readonly<Record<string, string>>
}

/** The example's figures as the formula computes them, with as many decimals as printed. Throws where the formula refuses the input. */
export function computed<Input>(
  formula: (input: Input, rates: Rates) => object,
  { input, rates = {}, prints }: PublishedExample<Input>,
): Record<string, string> {
  const result = formula(input, rates) as Record<string, number>
  return Object.fromEntries(
    Object.entries(prints).map(([field, text]) => {
      const value = result[field]
      if (value === undefined) throw new Error(`No ${field} in ${JSON.stringify(result)}`)
      return [field, value.toFixed(text.split('.')[1]?.length ?? 0)]
    }),
  )
}

/** Rows for `test.each`, named by the source and its words. */
export const rowsOf = <Input>(examples: readonly PublishedExample<Input>[]) =>
  examples.map(example => [`${example.of[0]} (${example.of[1]}): ${example.says}`, example] as const)
