import { Eye } from '@lucide/icons'
import type { FormEvent } from 'react'
import { Form, useLocation, useSubmit } from 'react-router-dom'
import type { FormAnswer } from 'calls/account-forms/form-answer'
import { useFormAnswer, useLoginFirst, useSentForm, useStore, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Note } from 'ui/note'
import { Panel } from 'ui/panel'
import { Stack } from 'ui/stack'
import { Text } from 'ui/text'
import { Written } from 'ui/written'
import { marketText } from '../../strings/keys.ts'

/** The author's contact, which only the answer to a logged-in visitor's own request has, so that no page or search engine does. */
export function ContactPanel() {
  const t = useText()
  const { session } = useStore()
  const { pathname, search } = useLocation()
  const sent = useSentForm()
  const submit = useSubmit()
  const loginFirst = useLoginFirst()
  const page = useFormAnswer() as FormAnswer | undefined
  const answer = page?.intent === 'contact' ? page : undefined
  const contact = answer?.values['contact']
  const send = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget
    event.preventDefault()
    loginFirst(() => void submit(form, { preventScrollReset: true }))
  }
  const isBack = session.isLoggedIn && new URLSearchParams(search).get('act') === 'contact'
  return (
    <Panel id="contact" title={t(marketText.contact)}>
      <Stack gap="s">
        {contact ? (
          <p role="status">
            <Written lang={null}>{contact}</Written>
          </p>
        ) : (
          <>
            <Text as="p" size="sm" tone="quiet">
              {t(marketText.contactWhy)}
            </Text>
            {answer?.message && (
              <Note tone="bad" live>
                {answer.message}
              </Note>
            )}
            {isBack && !answer && <Note live>{t(marketText.pressContact)}</Note>}
            <Form method="post" action={`${pathname}#contact`} onSubmit={send}>
              <input type="hidden" name="intent" value="contact" />
              <Button type="submit" variant="secondary" icon={Eye} busy={sent?.data.get('intent') === 'contact'}>
                {t(marketText.showContact)}
              </Button>
            </Form>
          </>
        )}
        <Text as="p" size="sm" tone="quiet">
          {t(marketText.contactCare)}
        </Text>
      </Stack>
    </Panel>
  )
}
