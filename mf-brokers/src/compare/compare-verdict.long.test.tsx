import { checkRandomVerdicts } from '../testing/random-verdicts.ts'

test('verdicts on 300 pairs and triples of brokers in random states put each unfit broker before any leader', () => {
  expect(checkRandomVerdicts(300)).toBeGreaterThan(20)
})
