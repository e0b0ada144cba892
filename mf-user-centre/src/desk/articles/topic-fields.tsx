import { useId } from 'react'
import { useText } from 'shared-state/runtime'
import { CheckboxField } from 'ui/checkbox-field'
import { FieldError } from 'ui/field'
import { Row } from 'ui/row'
import { deskText } from '../../strings/keys.ts'
import { TOPIC_SEPARATOR } from './draft-values.ts'

interface TopicFieldsProps {
  topics: readonly { code: string; name: string }[]
  /** Codes of the chosen ones, separated by TOPIC_SEPARATOR. */
  chosen: string
  error: string | undefined
}

/** The topics that an article can have. */
export function TopicFields({ topics, chosen, error }: TopicFieldsProps) {
  const t = useText()
  const errorId = useId()
  const codes = chosen.split(TOPIC_SEPARATOR)
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend>{t(deskText.topics)}</legend>
      <Row gap="s">
        {topics.map(({ code, name }) => (
          <CheckboxField key={code} name="tags" value={code} label={name} defaultChecked={codes.includes(code)} />
        ))}
      </Row>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}
