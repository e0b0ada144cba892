import type { FormAnswer } from 'calls/account-forms/form-answer'
import { useText } from 'shared-state/runtime'
import { PictureFields } from 'ui/picture-fields'
import { Stack } from 'ui/stack'
import { Text } from 'ui/text'
import type { Pictures } from 'ui/use-pictures'
import { surveyDeskText } from '../../strings/keys.ts'

interface SurveyPhotosProps {
  pictures: Pictures
  /** Without JavaScript: ids of pictures that were uploaded with a form that is shown again. */
  sent: readonly string[]
  errors: FormAnswer['errors']
}

/** The photos of a survey, in the order in which readers see them, with captions. */
export function SurveyPhotos({ pictures, sent, errors: { imageIds, captions, file } }: SurveyPhotosProps) {
  const t = useText()
  return (
    <Stack as="section" gap="s">
      <h3>{t(surveyDeskText.photos)}</h3>
      <Text as="p" size="sm" tone="quiet">
        {t(surveyDeskText.photosHelp)}
      </Text>
      <PictureFields pictures={pictures} sent={sent} error={imageIds ?? captions ?? file} captions />
    </Stack>
  )
}
