import { calculatorPath } from '../../calculator-path.ts'
import { costsPath } from '../../costs/costs-path.ts'
import { quotePath } from '../../quote/quote-path.ts'

/** The tools that help with a topic, by the code of the article's tag; the most useful one first. */
const pathsOf: Record<string, readonly string[]> = {
  calculator: [calculatorPath('pip'), calculatorPath('position')],
  commission: [costsPath],
  costs: [costsPath, calculatorPath('swap')],
  drawdown: [calculatorPath('riskandreturn')],
  expectancy: [calculatorPath('riskandreturn')],
  leverage: [calculatorPath('margin'), calculatorPath('marginlevel')],
  liquidation: [calculatorPath('brustrisk')],
  lot: [calculatorPath('position'), calculatorPath('pip')],
  margin: [calculatorPath('margin'), calculatorPath('marginlevel')],
  'margin-call': [calculatorPath('brustrisk'), calculatorPath('marginlevel')],
  'margin-level': [calculatorPath('marginlevel')],
  markets: [quotePath],
  overnight: [calculatorPath('swap')],
  pip: [calculatorPath('pip')],
  'pip-value': [calculatorPath('pip')],
  'position-size': [calculatorPath('position')],
  reward: [calculatorPath('riskandreturn')],
  risk: [calculatorPath('position'), calculatorPath('riskandreturn')],
  rollover: [calculatorPath('swap')],
  slippage: [costsPath],
  spread: [costsPath],
  'stop-loss': [calculatorPath('position')],
  'stop-out': [calculatorPath('brustrisk')],
  swap: [calculatorPath('swap')],
  'win-rate': [calculatorPath('riskandreturn')],
}

/** More would not be read. */
const MOST_TOOLS = 4

/** Paths of the tools for an article's topics, those of its first topics first. */
export const toolsForTopics = (tags: string): string[] => {
  const paths = tags.split(',').flatMap(tag => (Object.hasOwn(pathsOf, tag) ? pathsOf[tag]! : []))
  return [...new Set(paths)].slice(0, MOST_TOOLS)
}
