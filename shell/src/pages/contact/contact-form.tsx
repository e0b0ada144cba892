import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router-dom'
import { SiteLink, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Note } from 'ui/note'
import { Row } from 'ui/row'
import { Text } from 'ui/text'
import { TextField } from 'ui/text-field'
import { TextareaField } from 'ui/textarea-field'
import { shellText } from '../../strings/keys.ts'
import styles from '../login/form.module.css'
import { useFocusOnRefusal } from '../login/use-focus-on-refusal.ts'
import { PictureField } from './picture-field.tsx'
import type { ContactAnswer } from './submit-contact.ts'

interface ContactFormProps {
  answer: ContactAnswer | undefined
  /** What the address began the letter with. */
  subject: string
  aboutBroker: boolean
}

/** A letter to the site. What was typed stays, whatever is wrong with it. */
export function ContactForm({ answer, subject, aboutBroker }: ContactFormProps) {
  const t = useText()
  const busy = useNavigation().state !== 'idle'
  const place = useRef<HTMLDivElement>(null)
  const { letter, refusal, picture } = answer ?? { letter: null, refusal: null, picture: null }
  useFocusOnRefusal(place, refusal)
  const asksForPicture = picture !== null && refusal === null
  useEffect(() => {
    if (asksForPicture) place.current?.querySelector<HTMLElement>('[name=graphCode]')?.focus()
  }, [asksForPicture, picture])
  return (
    <Form method="post" noValidate>
      <div ref={place} className={styles.fields}>
        {refusal?.message && <Note tone="bad" live>{refusal.message}</Note>}
        {asksForPicture && <Note live>{t(shellText.pictureAsked)}</Note>}
        <TextField
          label={t(shellText.yourName)}
          name="name"
          autoComplete="name"
          required
          maxLength={60}
          defaultValue={letter?.name}
          error={refusal?.fields.name}
        />
        <TextField
          label={t(shellText.email)}
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          defaultValue={letter?.email}
          help={t(shellText.emailForAnswer)}
          error={refusal?.fields.email}
        />
        <TextField
          label={t(shellText.subject)}
          name="subject"
          optional
          maxLength={100}
          defaultValue={letter?.subject ?? subject}
          error={refusal?.fields.subject}
        />
        <TextareaField
          label={t(shellText.letter)}
          name="content"
          required
          rows={8}
          maxLength={3000}
          defaultValue={letter?.content}
          help={t(aboutBroker ? shellText.letterHelpBroker : shellText.letterHelp)}
          error={refusal?.fields.content}
        />
        {picture && <PictureField picture={picture} error={pictureError(refusal?.fields)} />}
        {refusal?.fields.bot && !picture && <Note tone="bad" live>{refusal.fields.bot}</Note>}
        <Row>
          <Button type="submit" busy={busy}>{t(shellText.sendLetter)}</Button>
          {/* Behind the other one: Enter in a field presses the first button of a form. */}
          {picture && <Button type="submit" name="act" value="picture" variant="secondary" busy={busy}>{t(shellText.otherPicture)}</Button>}
          <Text size="sm"><SiteLink to="/privacy.html">{t(shellText.letterPrivacy)}</SiteLink></Text>
        </Row>
      </div>
    </Form>
  )
}

const pictureError = (fields: Record<string, string> | undefined) => fields?.['bot.graphCode'] ?? fields?.['bot.graphId'] ?? fields?.bot
