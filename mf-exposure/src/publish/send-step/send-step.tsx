import { useText } from 'shared-state/runtime'
import { Stack } from 'ui/stack'
import { ContactAndConsent } from '../../post-form/contact-and-consent.tsx'
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
        <ContactAndConsent
          answer={answer}
          start={post.contact}
          help={t(exposureText.contactHelp)}
          consent={t(exposureText.consent)}
        />
        <FaultsElsewhere code={query.code} errors={answer?.errors ?? {}} />
      </StepForm>
    </Stack>
  )
}
