import { calculatorPath } from '../calculator-path.ts'
import { calculators } from '../calculators.ts'
import type { ToolLink } from './tool-links.tsx'

export const calculatorLinks: readonly ToolLink[] = calculators.map(({ code, name, icon }) => ({
  path: calculatorPath(code),
  name,
  icon,
}))
