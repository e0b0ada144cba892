import { useText } from 'shared-state/runtime'
import { Note } from 'ui/note'
import { surveyText } from '../strings/keys.ts'

/** What a visit tells about a broker, and what it does not. */
export function WhatItTells() {
  const t = useText()
  return (
    <>
      <Note tone="warn" title={`${t(surveyText.tellsNot)}:`}>
        {t(surveyText.tellsNotText)}
      </Note>
      <Note title={`${t(surveyText.tells)}:`}>{t(surveyText.tellsText)}</Note>
    </>
  )
}
