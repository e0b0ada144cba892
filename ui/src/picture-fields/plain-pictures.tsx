import { useText } from 'shared-state/runtime'
import { FileField } from '../file-field.tsx'
import { uiText } from '../strings/keys.ts'
import { pictureLimits } from './use-pictures.ts'

export const pictureTypes = 'image/jpeg,image/png,image/webp'

/** Sent with the form. Pictures of a refused form are already uploaded; their ids are sent again. */
export function PlainPictures({
  sent = [],
  error,
  required,
}: {
  sent?: readonly string[] | undefined
  error?: string | undefined
  required?: boolean | undefined
}) {
  const t = useText()
  return (
    <>
      {sent.map(imageId => (
        <input key={imageId} type="hidden" name="imageIds" value={imageId} />
      ))}
      {sent.length > 0 && <p>{t(uiText.picturesSent, { count: sent.length })}</p>}
      <FileField
        label={t(uiText.addPictures)}
        name="file"
        accept={pictureTypes}
        multiple
        optional={!required}
        help={t(uiText.picturesHelp, { limit: pictureLimits.megabytes, most: pictureLimits.most })}
        error={error}
      />
    </>
  )
}
