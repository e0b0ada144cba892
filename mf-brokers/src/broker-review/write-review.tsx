import { observer } from 'mobx-react-lite'
import { useLocation } from 'react-router-dom'
import { useHref, useLocale, useStore, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { EmptyState } from 'ui/empty-state'
import { Note } from 'ui/note'
import { PageHead } from 'ui/page-head'
import { Panel } from 'ui/panel'
import { Split } from 'ui/split'
import { Stack } from 'ui/stack'
import { Wrap } from 'ui/wrap'
import { brokerPath } from '../addresses.ts'
import { brokerCrumbs } from '../broker/head-of-broker.ts'
import { brokersText } from '../strings/keys.ts'
import type { BrokerReviewData } from './load-broker-review.ts'
import { ReviewForm } from './review-form.tsx'

/** A page to write a review. A visitor who is not logged in writes first and logs in when submitting (spec 4). */
export const WriteReview = observer(function WriteReview({
  data: { broker, mayWrite, formKey },
}: {
  data: BrokerReviewData
}) {
  const t = useText()
  const href = useHref()
  const store = useStore()
  const { formatDate } = useLocale()
  const path = brokerPath(broker, 'review')
  const above = brokerCrumbs(broker, store).slice(0, -1)
  const crumbs = [...above, { label: broker.showName, to: href(path) }, { label: t(brokersText.writeReview) }]
  const back = (
    <Button variant="secondary" to={href(path)}>
      {t(brokersText.allReviews)}
    </Button>
  )
  const isShut = mayWrite !== null && !mayWrite.open
  return (
    <Wrap page>
      <PageHead crumbs={crumbs} title={t(brokersText.writeReviewOf, { name: broker.showName })} />
      <Split
        side={
          <>
            <Note title={t(brokersText.sayWhat)}>{t(brokersText.sayWhatMore)}</Note>
            <Note title={t(brokersText.howChecked)}>{t(brokersText.howCheckedMore)}</Note>
          </>
        }
      >
        {isShut ? (
          <Panel>
            <EmptyState title={mayWrite.reason} level={2} action={back}>
              {mayWrite.nextAllowedAt &&
                t(brokersText.nextReviewAt, { time: formatDate(mayWrite.nextAllowedAt, 'dateTime') })}
            </EmptyState>
          </Panel>
        ) : (
          <Stack>
            {!store.session.isLoggedIn && (
              <noscript>
                <LogInBefore />
              </noscript>
            )}
            <ReviewForm broker={broker} formKey={formKey} />
          </Stack>
        )}
      </Split>
    </Wrap>
  )
})

/** Without JavaScript nothing can ask for a login on submit, so it is better to log in before writing. */
function LogInBefore() {
  const t = useText()
  const href = useHref()
  const { pathname, search } = useLocation()
  return (
    <Note>
      {t(brokersText.logInBefore)}{' '}
      <a href={`${href('/login.html')}?return=${encodeURIComponent(pathname + search)}`}>{t(brokersText.logIn)}</a>
    </Note>
  )
}
