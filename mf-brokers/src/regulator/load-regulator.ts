import { regulatorContentpage, regulatorDetail, regulatorList } from 'calls/regulators'
import { licenceStatuses, type LicenceStatus } from 'calls/entities/licence'
import { notFound, redirectTo, type LoadContext } from 'shared-state/runtime'
import { readNameCode, regulatorPath } from '../addresses.ts'
import { readPart } from 'calls/failures/read-part'

const pageSize = 20
/** Number of other regulators shown. */
const othersCount = 6
/** Number of the regulator's latest notices shown. */
const noticesCount = 5

/** The query for a regulator's brokers in an address. */
export interface LicensedQuery {
  status?: LicenceStatus
  page: number
}

function readQuery(params: URLSearchParams): LicensedQuery {
  const status = licenceStatuses.find(value => value === params.get('licenceStatus'))
  const page = Number(params.get('page') ?? 1)
  return { ...(status && { status }), page: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1 }
}

export function licensedAddress(path: string, { status, page }: LicensedQuery): string {
  const params = new URLSearchParams()
  if (status) params.set('licenceStatus', status)
  if (page > 1) params.set('page', String(page))
  const text = params.toString()
  return text ? `${path}?${text}` : path
}

/** A regulator with a page of its brokers. A wrong slug is redirected to the right address (301, decisions 1). */
export async function loadRegulator(context: LoadContext) {
  const { api, params, lang, url, signal } = context
  const named = readNameCode(params.nameCode)
  if (!named) throw notFound(context)
  const query = readQuery(url.searchParams)
  const [{ regulator, licenceStats, brokers, warnings }, list, notices] = await Promise.all([
    api.call(
      regulatorDetail,
      { code: named.code, licenceStatus: query.status, pageIndex: query.page, pageSize },
      { signal },
    ),
    readPart(api.call(regulatorList, { pageSize: othersCount + 1 }, { signal })),
    readPart(api.call(regulatorContentpage, { code: named.code, pageSize: noticesCount }, { signal })),
  ])
  if (named.slug !== regulator.slug) throw redirectTo(`/${lang}${regulatorPath(regulator)}${url.search}`, 301)
  const pages = Math.max(Math.ceil(brokers.total / pageSize), 1)
  if (query.page > pages)
    throw redirectTo(`/${lang}${licensedAddress(regulatorPath(regulator), { ...query, page: pages })}`)
  const others = list && {
    total: list.total,
    items: list.items.filter(({ code }) => code !== regulator.code).slice(0, othersCount),
  }
  return { regulator, licenceStats, brokers, warnings, notices: notices?.items ?? null, query, pages, others }
}

export type RegulatorData = Awaited<ReturnType<typeof loadRegulator>>
