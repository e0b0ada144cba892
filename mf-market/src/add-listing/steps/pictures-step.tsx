import { marketUpload } from 'calls/market-writing'
import { useApi, useText } from 'shared-state/runtime'
import { CheckboxField } from 'ui/checkbox-field'
import { PictureFields } from 'ui/picture-fields'
import { uiText } from 'ui/strings/keys.ts'
import { Text } from 'ui/text'
import { uploaded, usePictures } from 'ui/use-pictures'
import { addText } from '../../strings/keys.ts'
import { picturesName } from '../add-state.ts'
import type { StepProps } from '../step-props.ts'
import { StepForm } from './step-form.tsx'

/** The pictures, in the order in which others see them. */
export function PicturesStep(props: StepProps) {
  const t = useText()
  const api = useApi()
  const { state, answer, keep } = props
  const pictures = usePictures({
    upload: async file => (await api.call(marketUpload, { file })).image,
    start: state.images,
    onChange: now => keep(uploaded(now).map(({ image }) => image)),
  })
  const there = uploaded(pictures.pictures)
  const { imageIds, file } = answer?.errors ?? {}
  return (
    <StepForm {...props} step={3} busy={pictures.isBusy} files>
      <Text as="p">{t(addText.picturesLead)}</Text>
      <input type="hidden" name="hasPictures" value="1" />
      <input type="hidden" name={picturesName} value={JSON.stringify(there.map(({ image }) => image))} />
      <PictureFields pictures={pictures} error={imageIds ?? file} />
      <noscript>
        {there.map(({ name, image }) => (
          <CheckboxField key={image.imageId} name="removed" value={image.imageId} label={t(uiText.remove, { name })} />
        ))}
      </noscript>
    </StepForm>
  )
}
