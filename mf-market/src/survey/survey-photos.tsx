import type { Image } from 'calls/entities/image'
import { useText } from 'shared-state/runtime'
import { PictureGallery } from 'ui/gallery/picture-gallery'
import { Stack } from 'ui/stack'
import { surveyText } from '../strings/keys.ts'

/** The visitors' photos; nothing if there are none. */
export function SurveyPhotos({ photos }: { photos: readonly Image[] }) {
  const t = useText()
  if (photos.length === 0) return null
  return (
    <Stack as="section" gap="s">
      <h2>{t(surveyText.photos)}</h2>
      <PictureGallery
        images={photos}
        texts={{
          title: t(surveyText.photos),
          imageOf: (number, all) => t(surveyText.photoOf, { number, all }),
          zoomIn: t(surveyText.zoomIn),
          zoomOut: t(surveyText.zoomOut),
        }}
      />
    </Stack>
  )
}
