import { EyeOff } from '@lucide/icons'
import { useText } from 'shared-state/runtime'
import { CheckboxField } from 'ui/checkbox-field'
import { Icon } from 'ui/icon'
import { Stack } from 'ui/stack'
import { TextField } from 'ui/text-field'
import { exposureText } from '../../strings/keys.ts'
import { StepTitle } from '../publish-steps.tsx'
import { StepForm } from '../step-form.tsx'
import type { StepProps } from '../step-props.ts'
import { FaultsElsewhere } from './faults-elsewhere.tsx'
import { PostPreview } from './post-preview.tsx'

/** The post as others will see it, then the private contact, the consent and the button that sends it. */
export function SendStep({ data, answer }: StepProps) {
  const t = useText()
  const { exposure, post, query } = data
  return (
    <Stack gap="l">
      <StepTitle step={4} />
      {exposure && <PostPreview exposure={exposure} />}
      <StepForm intent="send" data={data} answer={answer} button={t(exposureText.sendForReview)}>
        <TextField
          label={t(exposureText.privateContact)}
          name="contact"
          maxLength={100}
          autoComplete="email"
          before={<Icon of={EyeOff} />}
          help={t(exposureText.contactHelp)}
          defaultValue={answer?.values.contact ?? post.contact}
          error={answer?.errors.contact}
        />
        <CheckboxField
          name="consent"
          label={t(exposureText.consent)}
          defaultChecked={answer?.values.consent === 'on'}
          error={answer?.errors.consent}
        />
        <FaultsElsewhere code={query.code} errors={answer?.errors ?? {}} />
      </StepForm>
    </Stack>
  )
}
