import type { Image } from 'calls/entities/image'
import { useText } from 'shared-state/runtime'
import { PictureGallery } from 'ui/gallery/picture-gallery'
import { Stack } from 'ui/stack'
import { marketText, surveyText } from '../strings/keys.ts'

interface ListingPicturesProps {
  images: readonly Image[]
  /** Level of the heading. */
  level?: 3 | 4
}

/** The pictures of a listing with their heading; nothing without any. */
export function ListingPictures({ images, level = 3 }: ListingPicturesProps) {
  const t = useText()
  const Heading = `h${level}` as const
  if (images.length === 0) return null
  return (
    <Stack gap="s">
      <Heading>{t(marketText.pictures)}</Heading>
      <PictureGallery
        images={images}
        texts={{
          title: t(marketText.pictures),
          imageOf: (number, all) => t(marketText.imageOf, { number, all }),
          zoomIn: t(surveyText.zoomIn),
          zoomOut: t(surveyText.zoomOut),
        }}
      />
    </Stack>
  )
}
