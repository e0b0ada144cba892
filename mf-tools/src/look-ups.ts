import { Banknote, Landmark, LineChart } from '@lucide/icons'
import { costsPath } from './costs/costs-path.ts'
import { quotePath } from './quote/quote-path.ts'
import { toolsText } from './strings/keys.ts'
import { swiftPath } from './swift/swift-paths.ts'

/** Tools that look something up instead of calculating it. */
export const lookUps = [
  { path: costsPath, name: toolsText.costs, answers: toolsText.costsAnswers, icon: Banknote },
  { path: quotePath, name: toolsText.quotes, answers: toolsText.quotesAnswers, icon: LineChart },
  { path: swiftPath, name: toolsText.swift, answers: toolsText.swiftAnswers, icon: Landmark },
]
