import { useLocale, useStore, useText } from 'shared-state/runtime'
import { DescriptionList } from 'ui/description-list'
import { Note } from 'ui/note'
import { Paragraphs } from 'ui/paragraphs'
import { PreviewFrame } from 'ui/post-form/preview-frame'
import { Prose } from 'ui/prose'
import { useListingFacts } from '../../listing/listing-facts.tsx'
import { ListingPictures } from '../../listing/listing-pictures.tsx'
import { ListingTitle } from '../../listing/listing-title.tsx'
import { cautionText } from '../../listing-parts/kind-words.ts'
import { addText } from '../../strings/keys.ts'
import type { StepProps } from '../step-props.ts'
import { previewListing } from './preview-listing.ts'

/** A listing as others will see it once it is live, made of the parts of its page. */
export function ListingPreview({ data, state }: Pick<StepProps, 'data' | 'state'>) {
  const t = useText()
  const { now } = useLocale()
  const listing = previewListing(data, state, useStore(), now)
  const { type, images, lang } = listing
  const regulator = data.regulators.find(({ code }) => code === state.values.regulatorId) ?? null
  const facts = useListingFacts(listing, regulator)
  const caution = cautionText[type]
  return (
    <PreviewFrame label={t(addText.asOthersSeeIt)}>
      <ListingTitle listing={listing} level={3} />
      {caution !== undefined && <Note tone="warn" title={t(caution)} />}
      <Prose>
        <Paragraphs text={state.values.content ?? ''} lang={lang} />
      </Prose>
      <ListingPictures images={images} level={4} />
      <DescriptionList facts={facts} />
    </PreviewFrame>
  )
}
