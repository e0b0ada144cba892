import { useStore, useText } from 'shared-state/runtime'
import { Breadcrumbs } from 'ui/breadcrumbs'
import { Panel } from 'ui/panel'
import { Paragraphs } from 'ui/paragraphs'
import { Prose } from 'ui/prose'
import { Split } from 'ui/split'
import { Stack } from 'ui/stack'
import { Wrap } from 'ui/wrap'
import { ReaderComments } from '../comments/reader-comments.tsx'
import { cautionText } from '../listing-parts/kind-words.ts'
import { ListingRows } from '../listing-parts/listing-rows.tsx'
import { UncheckedNote } from '../listing-parts/unchecked-note.tsx'
import { marketText } from '../strings/keys.ts'
import { ListingActions } from './actions/listing-actions.tsx'
import { ContactPanel } from './contact/contact-panel.tsx'
import { listingCrumbs } from './listing-head.ts'
import { ListingFacts } from './listing-facts.tsx'
import { ListingPictures } from './listing-pictures.tsx'
import { ListingTitle } from './listing-title.tsx'
import type { ListingData } from './load-listing.ts'
import { useCountedVisit } from './use-counted-visit.ts'

/** A live listing: what speaks against its brokers, its author's words and pictures, its facts, and how to reach the author. */
export function LiveListing({ data }: { data: ListingData }) {
  const t = useText()
  const store = useStore()
  const { listing, regulator, related, comments, formKey } = data
  const { type, content, lang, images } = listing
  const caution = cautionText[type]
  useCountedVisit(listing.code)
  const side = related.length > 0 && (
    <Panel flush title={t(marketText.related)}>
      <ListingRows items={related} />
    </Panel>
  )
  return (
    <Wrap page>
      <Breadcrumbs items={listingCrumbs(listing, store)} />
      <Split side={side}>
        <Stack as="article" gap="l">
          <ListingTitle listing={listing} />
          <ListingActions data={data} />
          <UncheckedNote>{caution !== undefined && t(caution)}</UncheckedNote>
          <ListingFacts listing={listing} regulator={regulator} />
          <Panel title={t(marketText.description)}>
            <Stack>
              <Prose>
                <Paragraphs text={content} lang={lang} />
              </Prose>
              <ListingPictures images={images} />
            </Stack>
          </Panel>
          <ContactPanel />
          {comments && <ReaderComments comments={comments} formKey={formKey} />}
        </Stack>
      </Split>
    </Wrap>
  )
}
