import { useText } from 'shared-state/runtime'
import { SelectField } from 'ui/select-field'
import { kindText } from '../listing-parts/kind-words.ts'
import { softwareKinds, softwareName } from '../listing-parts/software-name.ts'
import { marketText } from '../strings/keys.ts'
import { hasFilter, kindsAt, type ListingQuery, type ListPlace } from './list-places.ts'

/** The kind of a listing and the software of an expert advisor, where a list has several. */
export function ChoiceFilters({ place, query }: { place: ListPlace; query: ListingQuery }) {
  const t = useText()
  const kinds = kindsAt(place).map(type => ({ value: type, label: t(kindText[type]) }))
  const software = softwareKinds.map(kind => ({ value: kind, label: softwareName(kind, t) }))
  return (
    <>
      {hasFilter(place, 'type') && (
        <SelectField
          label={t(marketText.kind)}
          name="type"
          defaultValue={query.type}
          placeholder={t(marketText.any)}
          options={kinds}
        />
      )}
      {hasFilter(place, 'software') && (
        <SelectField
          label={t(marketText.fieldSoftware)}
          name="software"
          defaultValue={query.software}
          placeholder={t(marketText.any)}
          options={software}
        />
      )}
    </>
  )
}
