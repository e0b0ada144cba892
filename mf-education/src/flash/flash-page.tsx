import { useHref, useLocale, usePageData, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { Chip } from 'ui/chip'
import { EmptyState } from 'ui/empty-state'
import { Panel } from 'ui/panel'
import { Row } from 'ui/row'
import { Stack } from 'ui/stack'
import { Wrap } from 'ui/wrap'
import page from '../page.module.css'
import { educationText } from '../strings/keys.ts'
import { daysOfItems } from './days-of-items.ts'
import { FlashDays } from './flash-days.tsx'
import { FlashList } from './flash-list.tsx'
import { flashPath, type FlashPlace } from './flash-place.ts'
import { useAlertChoice } from './live/alert-choice.ts'
import { alertTo } from './live/alert-to.ts'
import { FlashAlerts } from './live/flash-alerts.tsx'
import { FreshButton } from './live/fresh-button.tsx'
import { useLiveFlash } from './live/use-live-flash.ts'
import type { loadFlash } from './load-flash.ts'

/** The news flash (7x24), newest first, by day. The newest ones are live. */
export function FlashPage() {
  const t = useText()
  const href = useHref()
  const { formatDate } = useLocale()
  const { place, tags, items: loaded, cursor } = usePageData<typeof loadFlash>()
  const isNewest = !place.cursor && !place.day
  const alerts = { sound: useAlertChoice('sound'), notice: useAlertChoice('notice'), title: t(educationText.flash) }
  const { items, fresh, show } = useLiveFlash(isNewest ? loaded : null, place, {
    inBackground: alerts.sound || alerts.notice,
    onItem: item => alertTo(item, alerts),
  })
  const shown = isNewest ? items : loaded
  const at = (change: Partial<FlashPlace>) => href(flashPath({ ...place, cursor: undefined, ...change }))
  return (
    <Wrap className={page.page}>
      <Stack gap="l">
        <Stack gap="s">
          <h1>{t(educationText.flash)}</h1>
          <p>{t(educationText.flashIntro)}</p>
        </Stack>
        <nav aria-label={t(educationText.filters)}>
          <Row gap="s">
            <Chip
              small
              label={t(educationText.importantOnly)}
              selected={place.important}
              to={at({ important: !place.important })}
            />
            {tags.map(({ code, name }) => (
              <Chip
                key={code}
                small
                label={name}
                selected={code === place.tag}
                to={at({ tag: code === place.tag ? undefined : code })}
              />
            ))}
          </Row>
        </nav>
        <FlashDays place={place} />
        {isNewest ? (
          <>
            <FlashAlerts />
            <FreshButton count={fresh.length} show={show} />
          </>
        ) : (
          <div>
            <Button variant="secondary" to={at({ day: undefined })}>
              {t(educationText.toNewest)}
            </Button>
          </div>
        )}
        {shown.length === 0 && (
          <Panel flush>
            <EmptyState
              level={2}
              title={t(educationText.noFlash)}
              action={
                <Button variant="secondary" to={href('/flash.html')}>
                  {t(educationText.allFlash)}
                </Button>
              }
            >
              {t(educationText.noFlashWhy)}
            </EmptyState>
          </Panel>
        )}
        {daysOfItems(shown).map(([day, ofDay]) => (
          <Panel key={day} title={formatDate(day, 'weekday')}>
            <FlashList items={ofDay} full />
          </Panel>
        ))}
        {cursor && (
          <div>
            <Button variant="secondary" to={at({ cursor })}>
              {t(educationText.loadOlder)}
            </Button>
          </div>
        )}
      </Stack>
    </Wrap>
  )
}
