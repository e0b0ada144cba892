import { homeCountrylist } from 'calls/home'
import { usercenterGetuser } from 'calls/users'
import type { LoadContext } from 'shared-state/runtime'

export async function loadCertificate({ api, signal }: LoadContext) {
  const [{ user }, { groups }] = await Promise.all([
    api.call(usercenterGetuser, {}, { signal }),
    api.call(homeCountrylist, { grouped: false }, { signal }),
  ])
  const countries = groups.flatMap(group =>
    group.items.map(({ countryCode, name }) => ({ value: countryCode, label: name })),
  )
  return { certificate: user.certificate, countryCode: user.countryCode, countries }
}
