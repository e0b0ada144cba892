import type { Image } from 'calls/entities/image'
import { useText } from 'shared-state/runtime'
import { PictureGallery } from 'ui/gallery/picture-gallery'
import { exposureText } from '../../strings/keys.ts'

/** Pictures added by the author or the broker. */
export function Evidence({ images }: { images: readonly Image[] }) {
  const t = useText()
  return (
    <PictureGallery
      images={images}
      texts={{
        title: t(exposureText.evidence),
        imageOf: (number, all) => t(exposureText.imageOf, { number, all }),
        zoomIn: t(exposureText.zoomIn),
        zoomOut: t(exposureText.zoomOut),
      }}
    />
  )
}
