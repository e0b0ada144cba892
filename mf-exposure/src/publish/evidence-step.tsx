import { exposureUpload } from 'calls/exposure-cases'
import { useApi, useText } from 'shared-state/runtime'
import { PictureFields } from 'ui/picture-fields'
import { Text } from 'ui/text'
import { usePictures } from 'ui/use-pictures'
import { exposureText } from '../strings/keys.ts'
import { StepTitle } from './publish-steps.tsx'
import { StepForm } from './step-form.tsx'
import type { StepProps } from './step-props.ts'

/** The pictures, in the order in which others see them, with captions. */
export function EvidenceStep({ data, answer }: StepProps) {
  const t = useText()
  const api = useApi()
  const pictures = usePictures({
    upload: async file => (await api.call(exposureUpload, { file })).image,
    start: data.exposure?.images,
  })
  const { imageIds, captions, file } = answer?.errors ?? {}
  return (
    <StepForm intent="evidence" data={data} answer={answer} busy={pictures.isBusy} files>
      <StepTitle step={3} />
      <Text as="p">{t(exposureText.evidenceLead)}</Text>
      {data.isLoggedIn ? (
        <PictureFields pictures={pictures} error={imageIds ?? captions ?? file} required captions />
      ) : (
        <KeptPictures values={answer?.values ?? {}} />
      )}
    </StepForm>
  )
}

/** The pictures of a form that was sent without a login, with their captions: nobody but their author may see them. */
function KeptPictures({ values: { imageIds = '', captions = '' } }: { values: Readonly<Record<string, string>> }) {
  const captionOf = captions.split('\n')
  return imageIds
    .split('\n')
    .filter(Boolean)
    .map((imageId, index) => (
      <div key={imageId}>
        <input type="hidden" name="imageIds" value={imageId} />
        <input type="hidden" name="captions" value={captionOf[index] ?? ''} />
      </div>
    ))
}
