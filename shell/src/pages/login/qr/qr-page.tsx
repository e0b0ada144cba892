import { Form, useSearchParams } from 'react-router-dom'
import type { FormRefusal } from 'calls/account-forms/form-refusal'
import { SiteLink, useFormAnswer, usePageData, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { DescriptionList } from 'ui/description-list'
import { Note } from 'ui/note'
import { Panel } from 'ui/panel'
import { Stack } from 'ui/stack'
import { Wrap } from 'ui/wrap'
import { shellText } from '../../../strings/keys.ts'
import styles from '../form.module.css'
import { useIsSending } from '../use-is-sending.ts'
import type { loadQr } from './load-qr.ts'

/** On the phone that has scanned a code: asks whether to sign in the browser that shows it. */
export function QrPage() {
  const t = useText()
  const { done, waiting } = usePageData<typeof loadQr>()
  return (
    <Wrap>
      <div className={styles.page}>
        <Panel>
          <h1 className={styles.title}>{t(done ? shellText.qrDone : shellText.qrTitle)}</h1>
          {!done && waiting && <Confirm {...waiting} />}
          {!done && !waiting && (
            <Note tone="warn" live>
              {t(shellText.qrOver)}
            </Note>
          )}
          {(done || !waiting) && (
            <p className={styles.after}>
              <SiteLink to="/">{t(shellText.backHome)}</SiteLink>
            </p>
          )}
        </Panel>
      </div>
    </Wrap>
  )
}

function Confirm({ device, ip }: NonNullable<Awaited<ReturnType<typeof loadQr>>['waiting']>) {
  const t = useText()
  const [search] = useSearchParams()
  const busy = useIsSending()
  const answer = useFormAnswer() as { refusal: FormRefusal } | undefined
  return (
    <Form method="post">
      <input type="hidden" name="qrId" value={search.get('qr') ?? ''} />
      <Stack>
        {answer?.refusal.message && (
          <Note tone="bad" live>
            {answer.refusal.message}
          </Note>
        )}
        <DescriptionList
          facts={[
            { label: t(shellText.qrDevice), value: device },
            { label: t(shellText.qrPlace), value: ip },
          ]}
        />
        <Note tone="warn">{t(shellText.qrConfirmWhat)}</Note>
        <Button type="submit" wide busy={busy}>
          {t(shellText.qrConfirm)}
        </Button>
        <SiteLink to="/">{t(shellText.backHome)}</SiteLink>
      </Stack>
    </Form>
  )
}
