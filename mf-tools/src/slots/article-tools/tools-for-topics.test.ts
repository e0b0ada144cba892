import { expect, test } from '@jest/globals'
import { calculatorLinks } from '../../tool-links/calculator-links.ts'
import { lookUps } from '../../look-ups.ts'
import { toolsForTopics } from './tools-for-topics.ts'

test('an article’s topics name their tools once, those of the first topic first, and at most four', () => {
  expect(toolsForTopics('swap,costs')).toEqual(['/tools/swap.html', '/tools/costs.html'])
  expect(toolsForTopics('pip,risk,margin,costs')).toHaveLength(4)
})

test('topics without a tool, and names of built-in properties, name none', () => {
  expect(toolsForTopics('licence,constructor,__proto__,')).toEqual([])
})

test('every tool that a topic names is a tool of this area', () => {
  const all = new Set([...calculatorLinks, ...lookUps].map(({ path }) => path))
  const topics = 'calculator,commission,drawdown,leverage,margin-call,markets,pip,risk,swap,stop-out,win-rate'.split(
    ',',
  )
  expect(topics.flatMap(toolsForTopics).filter(path => !all.has(path))).toEqual([])
})
