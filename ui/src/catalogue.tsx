import styles from './catalogue/catalogue.module.css'
import { ActionSamples } from './catalogue/action-samples.tsx'
import { CommentSamples } from './catalogue/comment-samples.tsx'
import { FieldSamples } from './catalogue/field-samples.tsx'
import { FloatingSamples } from './catalogue/floating-samples.tsx'
import { ListSamples } from './catalogue/list-samples.tsx'
import { PanelSamples } from './catalogue/panel-samples.tsx'
import { RatingSamples } from './catalogue/rating-samples.tsx'
import { SearchSamples } from './catalogue/search-samples.tsx'
import { StateSamples } from './catalogue/state-samples.tsx'
import { WordSamples } from './catalogue/word-samples.tsx'
import { Wrap } from './wrap.tsx'

/** Every shared component in every state, for developers. Its own texts are English only: no visitor sees it. */
export function Catalogue() {
  return (
    <Wrap>
      <div className={styles.page}>
        <h1>Parts</h1>
        <ActionSamples />
        <FieldSamples />
        <SearchSamples />
        <RatingSamples />
        <ListSamples />
        <CommentSamples />
        <PanelSamples />
        <StateSamples />
        <FloatingSamples />
        <WordSamples />
      </div>
    </Wrap>
  )
}
