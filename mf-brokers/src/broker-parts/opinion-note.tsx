import { SiteLink, useText } from 'shared-state/runtime'
import { brokersText } from '../strings/keys.ts'

/** Says that tier and score are an opinion, and links to the method (look: show the source). */
export function OpinionNote() {
  const t = useText()
  return (
    <>
      {t(brokersText.opinion)} <SiteLink to="/about.html#part-score">{t(brokersText.howWeScore)}</SiteLink>
    </>
  )
}
