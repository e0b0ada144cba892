import { Link } from 'react-router-dom'
import type { FormAnswer } from 'calls/account-forms/form-answer'
import { useFormAnswer, useHref, usePageData, useStore, useText } from 'shared-state/runtime'
import { Note } from 'ui/note'
import { PageHead } from 'ui/page-head'
import { LoginFirst } from 'ui/post-form/login-first'
import { Split } from 'ui/split'
import { Stack } from 'ui/stack'
import { Wrap } from 'ui/wrap'
import { LISTING_DAYS } from 'calls/entities/market-listing'
import { cautionText } from '../listing-parts/kind-words.ts'
import { ownListingsPath } from '../addresses.ts'
import { addText, marketText, surveyText } from '../strings/keys.ts'
import { AddForm } from './add-form.tsx'
import { addCrumbs, addTitle } from './add-head.ts'
import type { loadAdd } from './load-add.ts'
import { NeedsPanel } from './needs-panel.tsx'
import { SentPanel } from './sent-panel.tsx'

/** The form for a listing of one kind. A form that was sent after the session had ended is shown with all that was written. */
export function AddPage() {
  const t = useText()
  const store = useStore()
  const data = usePageData<typeof loadAdd>()
  const answer = useFormAnswer() as FormAnswer | undefined
  const { type, code, reason, isLoggedIn, isOpen } = data
  const href = useHref()
  const isSent = answer?.done === true
  const side = (
    <>
      <Note title={t(addText.whatHappensNext)}>{t(addText.whatHappensNextMore, { days: LISTING_DAYS })}</Note>
      <Note>{t(addText.draftKept)}</Note>
    </>
  )
  return (
    <Wrap page>
      <PageHead crumbs={addCrumbs(type, store)} title={addTitle(data, store)} lead={t(addText.addLead)} />
      <Split side={side}>
        <Stack>
          {!isLoggedIn && (
            <LoginFirst
              keepsText={answer !== undefined}
              texts={{
                logIn: t(addText.logInToAdd),
                logInNewTab: t(surveyText.logInNewTab),
                textKept: t(surveyText.textKept),
              }}
            />
          )}
          {code && isLoggedIn && isOpen && !isSent && (
            <Note tone="bad" title={t(addText.wasRejected)}>
              {reason && <q>{reason}</q>} {t(addText.sendsAgain)}
            </Note>
          )}
          {cautionText[type] !== undefined && !isSent && <Note tone="warn">{t(cautionText[type])}</Note>}
          {answer?.done ? (
            <SentPanel data={data} message={answer.values.message ?? ''} />
          ) : !isOpen ? (
            <Note tone="warn">
              {t(addText.movedOn)} <Link to={href(ownListingsPath)}>{t(marketText.manageOwn)}</Link>
            </Note>
          ) : isLoggedIn || answer ? (
            <AddForm key={`${type} ${code}`} data={data} answer={answer} />
          ) : (
            <NeedsPanel type={type} />
          )}
        </Stack>
      </Split>
    </Wrap>
  )
}
