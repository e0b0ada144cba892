import type { FormAnswer } from 'calls/account-forms/form-answer'
import { useText } from 'shared-state/runtime'
import { PictureFields } from 'ui/picture-fields'
import { Text } from 'ui/text'
import type { Pictures } from 'ui/use-pictures'
import { exposureText } from '../../strings/keys.ts'

interface CasePicturesProps {
  pictures: Pictures
  answer: FormAnswer | undefined
  /** The page was loaded for a logged-in visitor. */
  isLoggedIn: boolean
}

/** The pictures of a step, which everyone sees with its text in the timeline. */
export function CasePictures({ pictures, answer, isLoggedIn }: CasePicturesProps) {
  const t = useText()
  const { imageIds, captions, file } = answer?.errors ?? {}
  const sent = answer?.values.imageIds?.split('\n').filter(Boolean)
  // Sent before the login: nobody but their owner may see them.
  if (!isLoggedIn) return sent?.map(imageId => <input key={imageId} type="hidden" name="imageIds" value={imageId} />)
  return (
    <div>
      <Text as="p" size="sm" tone="quiet">
        {t(exposureText.picturesArePublic)}
      </Text>
      <PictureFields pictures={pictures} sent={sent} error={imageIds ?? captions ?? file} captions />
    </div>
  )
}
