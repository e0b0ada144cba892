import { CircleHelp, MapPin, MapPinOff, Truck, type LucideIconData } from '@lucide/icons'
import type { Survey } from 'calls/entities/survey'
import { useText } from 'shared-state/runtime'
import { Row } from 'ui/row'
import { Tag, type Tone } from 'ui/tag'
import { Text } from 'ui/text'
import { surveyText } from '../strings/keys.ts'

interface VerdictLook {
  text: number
  tone: Exclude<Tone, 'good'>
  icon: LucideIconData
}

/** No verdict is good: an office that exists makes no broker safer (decision 98). */
export const verdictLooks: Record<Survey['verdict'], VerdictLook> = {
  found: { text: surveyText.found, tone: 'plain', icon: MapPin },
  not_found: { text: surveyText.notFound, tone: 'bad', icon: MapPinOff },
  doubtful: { text: surveyText.doubtful, tone: 'warn', icon: CircleHelp },
  moved: { text: surveyText.moved, tone: 'warn', icon: Truck },
}

/** What the visitors found at the address. That they found the broker comes with the words that this is no licence. */
export function VerdictTag({ verdict }: Pick<Survey, 'verdict'>) {
  const t = useText()
  const { text, tone, icon } = verdictLooks[verdict]
  return (
    <Row gap="s">
      <Tag tone={tone} icon={icon}>
        {t(text)}
      </Tag>
      {verdict === 'found' && (
        <Text size="sm" tone="quiet">
          {t(surveyText.foundSays)}
        </Text>
      )}
    </Row>
  )
}
