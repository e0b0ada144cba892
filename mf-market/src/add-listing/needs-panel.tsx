import { fieldsOf } from 'calls/market/listing-fields'
import type { MarketType } from 'calls/entities/market-listing'
import { useText } from 'shared-state/runtime'
import { Panel } from 'ui/panel'
import { fieldText } from '../listing-parts/kind-words.ts'
import { addText, marketText } from '../strings/keys.ts'
import { isRequired } from './field-hints.ts'

/** What the form for a kind asks for, for visitors who have not logged in yet. */
export function NeedsPanel({ type }: { type: MarketType }) {
  const t = useText()
  const optional = (name: string) => t(addText.optionalField, { name })
  const own = fieldsOf(type).map(field => {
    const name = t(fieldText[field.name]!)
    return isRequired(field) ? name : optional(name)
  })
  const common = [addText.title, marketText.description, marketText.country, marketText.contact].map(key => t(key))
  return (
    <Panel title={t(addText.whatItNeeds)}>
      <ul>
        {[...own, ...common, optional(t(marketText.pictures))].map(name => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Panel>
  )
}
