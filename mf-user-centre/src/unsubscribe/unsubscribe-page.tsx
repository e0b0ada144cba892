import type { FormAnswer } from 'calls/account-forms/form-answer'
import { useFormAnswer, useHref, usePageData, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { DescriptionList } from 'ui/description-list'
import { EmptyState } from 'ui/empty-state'
import { Panel } from 'ui/panel'
import { Stack } from 'ui/stack'
import { Text } from 'ui/text'
import { Wrap } from 'ui/wrap'
import { AccountForm } from '../account/account-form.tsx'
import { FormResult } from '../account/form-result.tsx'
import { mailText, unsubscribeText } from '../strings/keys.ts'
import { mailKindText } from '../user/mail-kind-text.ts'
import type { BrokenLink, loadUnsubscribe } from './load-unsubscribe.ts'
import styles from './unsubscribe-page.module.css'

/** Where the link of a mail leads: one button that stops its kind of mail, for anyone who holds the mail, without a login. */
export function UnsubscribePage() {
  const t = useText()
  const data = usePageData<typeof loadUnsubscribe>()
  const answer = useFormAnswer() as FormAnswer | undefined
  return (
    <Wrap page className={styles.page}>
      <h1>{t(unsubscribeText.title)}</h1>
      {answer?.done && <FormResult said={{ off: unsubscribeText.stopped, on: unsubscribeText.resumed }} />}
      {'subscription' in data ? <Subscription {...data.subscription} /> : <Broken why={data.broken} />}
    </Wrap>
  )
}

type Subscribed = Extract<Awaited<ReturnType<typeof loadUnsubscribe>>, { subscription: object }>['subscription']

function Subscription({ kind, email, on }: Subscribed) {
  const t = useText()
  const facts = [
    { label: t(unsubscribeText.kind), value: t(mailKindText[kind]) },
    { label: t(unsubscribeText.sentTo), value: <bdi>{email}</bdi> },
    { label: t(unsubscribeText.state), value: t(on ? unsubscribeText.isOn : unsubscribeText.isOff) },
  ]
  return (
    <Panel>
      <Stack>
        <DescriptionList facts={facts} />
        {on ? (
          <AccountForm key="off" intent="off" variant="primary" submitText={t(unsubscribeText.stop)}>
            {() => null}
          </AccountForm>
        ) : (
          <AccountForm key="on" intent="on" submitText={t(unsubscribeText.undo)}>
            {() => null}
          </AccountForm>
        )}
        <Text as="p" size="sm" tone="quiet">
          {t(unsubscribeText.onlyThis)} {t(mailText.alwaysSent)}
        </Text>
      </Stack>
    </Panel>
  )
}

const brokenText: Record<BrokenLink, { title: number; why: number }> = {
  wrong: { title: unsubscribeText.wrongTitle, why: unsubscribeText.wrongWhy },
  gone: { title: unsubscribeText.goneTitle, why: unsubscribeText.goneWhy },
}

function Broken({ why }: { why: BrokenLink }) {
  const t = useText()
  const href = useHref()
  const settings = (
    <Button variant="secondary" to={href('/user/setting.html#mail')}>
      {t(mailText.settings)}
    </Button>
  )
  return (
    <Panel>
      <EmptyState level={2} title={t(brokenText[why].title)} action={settings}>
        {t(brokenText[why].why)}
      </EmptyState>
    </Panel>
  )
}
