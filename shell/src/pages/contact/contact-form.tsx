import { useRef } from 'react'
import { Form } from 'react-router-dom'
import { SiteLink, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Note } from 'ui/note'
import { Row } from 'ui/row'
import { Text } from 'ui/text'
import { TextField } from 'ui/text-field'
import { TextareaField } from 'ui/textarea-field'
import { BotCheckField, OtherPicture } from '../../bot-check/bot-check-field.tsx'
import { shellText } from '../../strings/keys.ts'
import styles from '../login/form.module.css'
import { useFocusOnRefusal } from '../login/use-focus-on-refusal.ts'
import { useIsSending } from '../login/use-is-sending.ts'
import type { ContactAnswer } from './submit-contact.ts'

interface ContactFormProps {
  answer: ContactAnswer | undefined
  /** Subject prefilled from the address. */
  subject: string
  aboutBroker: boolean
}

/** The form for a message to the site. The visitor's input is kept, whatever is wrong with it. */
export function ContactForm({ answer, subject, aboutBroker }: ContactFormProps) {
  const t = useText()
  const busy = useIsSending()
  const place = useRef<HTMLDivElement>(null)
  const { message, refusal, picture } = answer ?? { message: null, refusal: null, picture: null }
  useFocusOnRefusal(place, refusal)
  return (
    <Form method="post" noValidate>
      <div ref={place} className={styles.fields}>
        {refusal?.message && (
          <Note tone="bad" live>
            {refusal.message}
          </Note>
        )}
        <TextField
          label={t(shellText.yourName)}
          name="name"
          autoComplete="name"
          required
          maxLength={60}
          defaultValue={message?.name}
          error={refusal?.fields.name}
        />
        <TextField
          label={t(shellText.email)}
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          defaultValue={message?.email}
          help={t(shellText.emailForAnswer)}
          error={refusal?.fields.email}
        />
        <TextField
          label={t(shellText.subject)}
          name="subject"
          optional
          maxLength={100}
          defaultValue={message?.subject ?? subject}
          error={refusal?.fields.subject}
        />
        <TextareaField
          label={t(shellText.letter)}
          name="content"
          required
          rows={8}
          maxLength={3000}
          defaultValue={message?.content}
          help={t(aboutBroker ? shellText.letterHelpBroker : shellText.letterHelp)}
          error={refusal?.fields.content}
        />
        <BotCheckField refusal={refusal} picture={picture} />
        <Row>
          <Button type="submit" busy={busy}>
            {t(shellText.sendLetter)}
          </Button>
          <OtherPicture picture={picture} busy={busy} />
          <Text size="sm">
            <SiteLink to="/privacy.html">{t(shellText.letterPrivacy)}</SiteLink>
          </Text>
        </Row>
      </div>
    </Form>
  )
}
