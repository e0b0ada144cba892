import { useHref, useText } from 'shared-state/runtime'
import { Chip } from 'ui/chip'
import { Row } from 'ui/row'
import { levelNames, levels } from '../articles/article-levels.ts'
import { educationText } from '../strings/keys.ts'
import { educationPath, type EducationPlace } from './education-place.ts'

/** Links to the levels, and the selected topic, which a click removes. */
export function LevelFilter({ place, topic }: { place: EducationPlace; topic: string | undefined }) {
  const t = useText()
  const href = useHref()
  const at = (change: Partial<EducationPlace>) => href(educationPath({ ...place, page: 1, ...change }))
  return (
    <nav aria-label={t(educationText.levels)}>
      <Row gap="s">
        <Chip small label={t(educationText.allLevels)} selected={!place.level} to={at({ level: undefined })} />
        {levels.map(level => (
          <Chip key={level} small label={t(levelNames[level])} selected={place.level === level} to={at({ level })} />
        ))}
        {topic && <Chip small removable label={topic} to={at({ tag: undefined })} />}
      </Row>
    </nav>
  )
}
