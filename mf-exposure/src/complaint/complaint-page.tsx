import { Link } from 'react-router-dom'
import type { FormAnswer } from 'calls/account-forms/form-answer'
import { useFormAnswer, useHref, usePageData, useStore, useText } from 'shared-state/runtime'
import { Note } from 'ui/note'
import { PageHead } from 'ui/page-head'
import { Panel } from 'ui/panel'
import { Split } from 'ui/split'
import { Stack } from 'ui/stack'
import { Text } from 'ui/text'
import { Wrap } from 'ui/wrap'
import { contactPath, privatePath, publishPath, reportPath } from '../addresses.ts'
import { LoginFirst } from '../exposure-case/own-part/login-first.tsx'
import { BrokerSearch } from '../post-form/broker-search.tsx'
import { exposureText } from '../strings/keys.ts'
import { ComplaintFields } from './complaint-fields.tsx'
import { complaintCrumbs } from './complaint-head.ts'
import type { loadComplaintForm } from './load-complaint-form.ts'
import { PublicOrPrivate } from './public-or-private.tsx'

/** The form for a private complaint: first what private means, then the broker, then the fields. */
export function ComplaintPage() {
  const t = useText()
  const href = useHref()
  const data = usePageData<typeof loadComplaintForm>()
  const { broker, keyword, found, isLoggedIn } = data
  const answer = useFormAnswer() as FormAnswer | undefined
  const publicly = href(broker ? reportPath(broker.code) : publishPath)
  return (
    <Wrap page>
      <PageHead
        crumbs={complaintCrumbs(useStore())}
        title={t(exposureText.filePrivate)}
        lead={t(exposureText.privateLead)}
      />
      <Split side={<Note title={t(exposureText.whatHappensNext)}>{t(exposureText.privateNext)}</Note>}>
        <Stack>
          <PublicOrPrivate />
          <Text as="p">
            <Link to={publicly}>{t(exposureText.postPublicly)}</Link>
          </Text>
          {/* A form that was sent after the session had ended is shown with its text. */}
          {!isLoggedIn && <LoginFirst keepsText={answer !== undefined} />}
          {broker && (isLoggedIn || answer) && (
            <Panel title={t(exposureText.privateComplaint)}>
              <ComplaintFields data={{ ...data, broker }} answer={answer} />
            </Panel>
          )}
          {!broker && isLoggedIn && (
            <Panel title={t(exposureText.privateComplaint)}>
              <Stack>
                <BrokerSearch path={privatePath} keyword={keyword} found={found} />
                <Text as="p" size="sm" tone="quiet">
                  {t(exposureText.onlyListed)} <Link to={href(contactPath)}>{t(exposureText.writeToUs)}</Link>
                </Text>
              </Stack>
            </Panel>
          )}
        </Stack>
      </Split>
    </Wrap>
  )
}
