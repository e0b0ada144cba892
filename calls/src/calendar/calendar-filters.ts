import { importances } from '../entities/calendar-event.ts'

/** The filters in an address of the calendar. An empty list, or an empty category, means all. */
export interface CalendarFilters {
  impact: (typeof importances)[number][]
  currency: string[]
  country: string[]
  category: string
}

export const noFilters: CalendarFilters = { impact: [], currency: [], country: [], category: '' }

/** More values of one filter than anyone chooses; further ones are ignored. */
const MOST_VALUES = 50
const LONGEST_VALUE = 40

/** Reads the filters of a query; invalid values are ignored. */
export function readFilters(query: URLSearchParams): CalendarFilters {
  const values = (name: string) => [...new Set(textOf(query, name).split(',', MOST_VALUES))]
  const category = textOf(query, 'category')
  return {
    impact: importances.filter(importance => values('impact').includes(String(importance))),
    currency: values('currency').filter(value => /^[A-Z]{3}$/.test(value)),
    country: values('country').filter(value => /^\d{3}$/.test(value)),
    category: category.length <= LONGEST_VALUE && /^[a-z0-9_-]+$/.test(category) ? category : '',
  }
}

/** A value of the query, unless it is longer than any that this site's addresses have. */
function textOf(query: URLSearchParams, name: string): string {
  const text = query.get(name) ?? ''
  return text.length <= MOST_VALUES * 5 ? text : ''
}

/** The filters as fields of a query. */
export const filterFields = ({ impact, currency, country, category }: CalendarFilters): Record<string, string> => ({
  impact: impact.join(','),
  currency: currency.join(','),
  country: country.join(','),
  category,
})

export const hasFilters = (filters: CalendarFilters): boolean => Object.values(filterFields(filters)).some(Boolean)
