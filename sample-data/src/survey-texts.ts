import type { Survey } from 'calls/entities/survey'
import type { Random } from './random.ts'
import { fillIn, joined, readSampleFile } from './sample-texts.ts'
import type { TextPair, Translated } from './sample-texts.ts'
import type { LicenceState, SurveyBroker } from './survey-brokers.ts'

export interface SurveyScene {
  verdict: Survey['verdict']
  title: TextPair
  summary: TextPair
  /** What was at the address. */
  seen: TextPair
}

interface SurveyTexts {
  note: TextPair
  heads: { seen: TextPair; means: TextPair }
  arrivals: TextPair[]
  /** What a verdict means for a broker with and without a licence in force. */
  means: Record<Survey['verdict'], Record<'licensed' | 'unlicensed', TextPair>>
  scenes: SurveyScene[]
}

export const readSurveyTexts = (): SurveyTexts => readSampleFile<SurveyTexts>('survey-texts.json')

/** Verdicts that a text about a broker in this state may have: a firm that copies another's name is not found anywhere. */
export const allowsVerdict = (state: LicenceState, verdict: Survey['verdict']): boolean =>
  state !== 'clone' || verdict === 'not_found' || verdict === 'doubtful'

interface Words {
  title: Translated
  summary: Translated
  content: Translated // markdown
}

export function surveyWords(
  { note, heads, arrivals, means }: SurveyTexts,
  scene: SurveyScene,
  { name, address, city, state }: SurveyBroker,
  random: Random,
): Words {
  const values = { broker: name, address, city }
  const meaning = means[scene.verdict][state === 'licensed' ? 'licensed' : 'unlicensed']
  const heading = ([en, id]: TextPair): Translated => ({ en: `## ${en}`, id: `## ${id}` })
  const parts = [
    fillIn(note, values),
    heading(heads.seen),
    fillIn(random.pick(arrivals), values),
    fillIn(scene.seen, values),
    heading(heads.means),
    fillIn(meaning, values),
  ]
  return {
    title: fillIn(scene.title, values),
    summary: fillIn(scene.summary, values),
    content: joined(parts, '\n\n'),
  }
}
