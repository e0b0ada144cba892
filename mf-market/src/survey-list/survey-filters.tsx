import type { FormEvent } from 'react'
import { Form, useNavigate } from 'react-router-dom'
import { surveyVerdicts } from 'calls/entities/survey'
import { useHref, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { SelectField, type SelectOption } from 'ui/select-field'
import { TextField } from 'ui/text-field'
import { surveyListPath } from '../addresses.ts'
import { surveyText } from '../strings/keys.ts'
import { verdictLooks } from '../survey-parts/verdict-tag.tsx'
import styles from './survey-filters.module.css'
import { addressOf, readQuery, type SurveyQuery } from './survey-query.ts'

interface SurveyFiltersProps {
  query: SurveyQuery
  countries: readonly SelectOption[]
}

/** Search, filters and order. Without JavaScript the form sends all its fields; with it the address contains only those that are set. */
export function SurveyFilters({ query, countries }: SurveyFiltersProps) {
  const t = useText()
  const href = useHref()
  const navigate = useNavigate()
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sent = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])
    void navigate(href(addressOf(readQuery(new URLSearchParams(sent)))), { preventScrollReset: true })
  }
  const verdicts = surveyVerdicts.map(value => ({ value, label: t(verdictLooks[value].text) }))
  return (
    // The fields are uncontrolled; a new address remounts them.
    <Form
      key={addressOf(query)}
      method="get"
      action={href(surveyListPath)}
      onSubmit={show}
      role="search"
      className={styles.filters}
    >
      {query.traderCode && <input type="hidden" name="traderCode" value={query.traderCode} />}
      <TextField
        label={t(surveyText.search)}
        placeholder={t(surveyText.searchHint)}
        name="keyword"
        type="search"
        maxLength={64}
        defaultValue={query.keyword}
        className={styles.keyword}
      />
      <SelectField
        label={t(surveyText.verdict)}
        name="verdict"
        defaultValue={query.verdict}
        placeholder={t(surveyText.any)}
        options={verdicts}
      />
      <SelectField
        label={t(surveyText.country)}
        name="countryCode"
        defaultValue={query.countryCode}
        placeholder={t(surveyText.any)}
        options={countries}
      />
      <SelectField
        label={t(surveyText.order)}
        name="order"
        defaultValue={query.order}
        placeholder={t(surveyText.orderNew)}
        options={[{ value: 'old', label: t(surveyText.orderOld) }]}
      />
      <Button type="submit" variant="secondary" className={styles.show}>
        {t(surveyText.show)}
      </Button>
    </Form>
  )
}
