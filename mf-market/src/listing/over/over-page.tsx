import { sectionOf } from 'calls/entities/market-listing'
import { useHref, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { FailedPanel } from 'ui/failed-panel'
import { Note } from 'ui/note'
import { Panel } from 'ui/panel'
import { Wrap } from 'ui/wrap'
import { marketPath, sectionPath } from '../../addresses.ts'
import { ListingRows } from '../../listing-parts/listing-rows.tsx'
import { UncheckedNote } from '../../listing-parts/unchecked-note.tsx'
import { marketText } from '../../strings/keys.ts'
import type { OverData } from '../load-listing.ts'

/** The listing has expired or is withdrawn: what is similar. */
export function OverPage({ data: { type, similar } }: { data: OverData }) {
  const t = useText()
  const href = useHref()
  const list = type ? sectionPath(sectionOf(type)) : marketPath
  return (
    <Wrap page>
      <h1>{t(marketText.over)}</h1>
      <Note>{t(marketText.overWhy)}</Note>
      {similar === null && <FailedPanel name={t(marketText.related)} retryTo={href(list)} />}
      {similar !== null && similar.length > 0 && (
        <>
          <UncheckedNote />
          <Panel flush title={t(marketText.related)}>
            <ListingRows items={similar} />
          </Panel>
        </>
      )}
      <div>
        <Button variant="secondary" to={href(list)}>
          {t(marketText.allOf)}
        </Button>
      </div>
    </Wrap>
  )
}
