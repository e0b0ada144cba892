import { useLocation } from 'react-router-dom'
import { useHref, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Note } from 'ui/note'
import { Row } from 'ui/row'
import { useShareAndPrint } from 'ui/share-and-print/use-share-and-print'
import { Stack } from 'ui/stack'
import { listingPath, ownListingsPath } from '../../addresses.ts'
import { CalendarLink } from '../../listing-parts/calendar-link.tsx'
import { unfitBrokers } from '../../listing-parts/unfit-brokers.ts'
import { marketText, surveyText } from '../../strings/keys.ts'
import { ApplauseButton, ApplauseResult } from '../applause/applause.tsx'
import type { ListingData } from '../load-listing.ts'
import { ReportForm } from '../report/report-form.tsx'
import { ReportLink } from '../report/report-link.tsx'

/** Applause, unless the listing is about a broker that may not be praised; calendar, share, print and report. */
export function ListingActions({ data }: { data: ListingData }) {
  const t = useText()
  const href = useHref()
  const query = new URLSearchParams(useLocation().search)
  const { listing, viewer } = data
  const { buttons, byHand } = useShareAndPrint({
    title: listing.title,
    path: listingPath(listing),
    texts: {
      share: t(surveyText.share),
      print: t(surveyText.print),
      copied: t(surveyText.copied),
      address: t(surveyText.pageAddress),
    },
  })
  return (
    <Stack gap="s">
      <Row gap="s">
        {unfitBrokers(listing).length === 0 && <ApplauseButton listing={listing} viewer={viewer} />}
        {listing.type === 'exhibition' && <CalendarLink listing={listing} />}
        {buttons}
        {viewer?.isAuthor ? (
          <Button variant="ghost" small to={href(ownListingsPath)}>
            {t(marketText.manageOwn)}
          </Button>
        ) : (
          <ReportLink />
        )}
      </Row>
      {byHand}
      <ApplauseResult viewer={viewer} />
      {query.get('done') === 'report' && (
        <Note tone="good" live>
          {t(marketText.reportDone)}
        </Note>
      )}
      {query.get('act') === 'report' && <ReportForm data={data} />}
    </Stack>
  )
}
