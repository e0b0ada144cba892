import type { FormEvent } from 'react'
import { Form, useNavigate } from 'react-router-dom'
import { exposureReasons } from 'calls/entities/exposure'
import { heldBy } from 'calls/moderation'
import { useHref, useLocale, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { SelectField } from 'ui/select-field'
import { TextField } from 'ui/text-field'
import { reasonText } from '../complaints/complaint-words.ts'
import { useCount } from '../list/use-count.ts'
import { enterpriseText, moderationText, userText } from '../strings/keys.ts'
import type { Queue } from './load-moderation.ts'
import { stateLookOf, type ModerationKind } from './moderation-words.ts'
import { countWith, statesOf } from './queue-counts.ts'
import styles from './queue-filters.module.css'
import { ages, deskPath, heldText, queuePath, readQuery } from './queue-query.ts'

/** The filters of the queue. Without JavaScript the form sends all its fields; with it the address contains only those that are set. */
export function QueueFilters({ query, list: { counts, countries } }: Queue) {
  const t = useText()
  const href = useHref()
  const countText = useCount()
  const navigate = useNavigate()
  const { formatNumber } = useLocale()
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sent = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])
    void navigate(href(queuePath(readQuery(new URLSearchParams(sent)))), { preventScrollReset: true })
  }
  const counted = (label: string, count: number) => `${label} (${formatNumber(count)})`
  const filter = (name: 'show' | 'held' | 'state' | 'reason' | 'country' | 'age') => ({
    name,
    defaultValue: query[name],
  })
  const all = t(moderationText.all)
  const kind = query.kind as ModerationKind | ''
  const hasReason = kind === '' || kind === 'exposure' || kind === 'complaint' || query.reason !== ''
  const hasCountry = kind === '' || kind === 'exposure' || query.country !== ''
  const states = kind === '' ? [] : statesOf(counts, query)
  return (
    // The fields are uncontrolled; a new address remounts them.
    <Form
      key={queuePath(query)}
      method="get"
      action={href(deskPath)}
      onSubmit={show}
      role="search"
      aria-label={t(moderationText.kinds)}
      className={styles.filters}
    >
      {kind && <input type="hidden" name="kind" value={kind} />}
      {query.author && <input type="hidden" name="author" value={query.author} />}
      <SelectField
        label={t(userText.show)}
        {...filter('show')}
        placeholder={t(moderationText.viewWaiting)}
        options={[
          { value: 'decided', label: t(moderationText.viewDecided) },
          { value: 'all', label: all },
        ]}
      />
      <SelectField
        label={t(moderationText.held)}
        {...filter('held')}
        placeholder={all}
        options={heldBy.map(held => ({
          value: held,
          label: counted(t(heldText[held]), countWith(counts, query, { held })),
        }))}
      />
      <SelectField
        label={t(moderationText.waitingFor)}
        {...filter('age')}
        placeholder={all}
        options={Object.entries(ages).map(([value, hours]) => ({
          value,
          label: countText(moderationText.days, hours / 24),
        }))}
      />
      {kind !== '' && states.length > 0 && (
        <SelectField
          label={t(enterpriseText.howItStands)}
          {...filter('state')}
          placeholder={all}
          options={states.map(state => {
            const look = stateLookOf(kind, state)
            return {
              value: state,
              label: counted(look ? t(look.text) : state, countWith(counts, query, { state })),
            }
          })}
        />
      )}
      {hasReason && (
        <SelectField
          label={t(moderationText.reason)}
          {...filter('reason')}
          placeholder={all}
          options={exposureReasons.map(reason => ({ value: reason, label: t(reasonText[reason]) }))}
        />
      )}
      {hasCountry && (
        <SelectField
          label={t(moderationText.authorCountry)}
          {...filter('country')}
          placeholder={all}
          options={countries}
        />
      )}
      <TextField label={t(enterpriseText.brokerCode)} name="broker" maxLength={20} defaultValue={query.broker} />
      <Button type="submit" variant="secondary" className={styles.show}>
        {t(moderationText.kinds)}
      </Button>
    </Form>
  )
}
