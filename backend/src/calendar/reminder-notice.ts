import type { Language } from 'shared-state/i18n/languages'
import { Locale } from 'shared-state/i18n/locale'
import { figureText } from './figure-text.ts'
import type { Notice, Words } from '../user-messages/notify.ts'

export interface DueEvent {
  title: Words
  unit: string
  previous: string | null
  consensus: string | null
  scheduled_at: string
}

const texts: Record<Language, { title: string; at: string; forecast: string; previous: string }> = {
  en: { title: 'Reminder', at: 'Due on', forecast: 'Forecast', previous: 'Previous' },
  id: { title: 'Pengingat', at: 'Dirilis pada', forecast: 'Perkiraan', previous: 'Sebelumnya' },
}

/** Title and text of the notice that an event is about to be published. Its time is in UTC: the server does not know the reader's zone. */
export function reminderNotice(event: DueEvent): Pick<Notice, 'title' | 'text'> {
  const inBoth = (wordsIn: (lang: Language) => string): Words => ({ en: wordsIn('en'), id: wordsIn('id') })
  return {
    title: inBoth(lang => `${texts[lang].title}: ${event.title[lang]}`),
    text: inBoth(lang => textIn(event, lang)),
  }
}

function textIn({ unit, previous, consensus, scheduled_at }: DueEvent, lang: Language): string {
  const words = texts[lang]
  const time = new Locale(lang, 0, '').formatDate(scheduled_at, 'dateTime')
  const figure = (name: string, value: string | null) =>
    value === null ? '' : ` ${name}: ${figureText(value, unit, lang)}.`
  return `${words.at} ${time} UTC.${figure(words.forecast, consensus)}${figure(words.previous, previous)}`
}
