import { surveyVerdicts } from 'calls/entities/survey'
import { mayLead } from 'calls/findings/findings-of'
import { everyBrokerState } from 'calls/testing/broker-states'
import { renderPart } from 'shared-state/testing/render-part'
import { findingLooks } from 'ui/states/finding-looks'
import uiEn from 'ui/strings/en.json'
import en from '../strings/en.json'
import { harrow, survey } from '../testing/sample-survey.ts'
import { SurveyRows } from './survey-rows.tsx'
import { verdictLooks } from './verdict-tag.tsx'

const words: Record<string, string> = { ...uiEn, ...en }

/** One survey for each verdict and each broker: every finding alone, every pair, and some of the longer lists. */
const surveys = everyBrokerState()
  .filter((state, index) => state.findings.length <= 2 || index % 60 === 0)
  .flatMap((state, index) =>
    surveyVerdicts.map(verdict =>
      survey({ code: `${index}${verdict}`, verdict, broker: { ...harrow, ...state, code: `B${index}` } }),
    ),
  )

test.each([false, true])(
  'no verdict looks like praise, and what speaks against a broker comes before it (in a narrow column: %s)',
  brief => {
    expect.hasAssertions()
    const { container } = renderPart(<SurveyRows surveys={surveys} brief={brief} />, { strings: words })
    const rows = [...container.querySelectorAll('article')]
    expect(rows).toHaveLength(surveys.length)
    const wrong = rows.filter((row, index) => {
      const { broker, verdict } = surveys[index]!
      const text = row.textContent ?? ''
      const at = text.indexOf(words[verdictLooks[verdict].text]!)
      const [worst] = broker.findings
      const isFirst = !worst || (text.indexOf(words[findingLooks[worst].text]!) + 1 || Infinity) <= at
      const praise = row.querySelector(mayLead(broker) ? '.good' : '.good, .aaa, .aa, .a, .b, .c')
      return at < 0 || !isFirst || praise !== null
    })
    expect(wrong.map(row => row.textContent)).toEqual([])
  },
)

test('only that a broker was found comes with the words that it says nothing about the licence', () => {
  const { container } = renderPart(
    <SurveyRows surveys={surveyVerdicts.map(verdict => survey({ code: verdict, verdict }))} />,
    { strings: words },
  )
  const said = [...container.querySelectorAll('article')].map(row => row.textContent!.includes('Says nothing about'))
  expect(said).toEqual(surveyVerdicts.map(verdict => verdict === 'found'))
})
