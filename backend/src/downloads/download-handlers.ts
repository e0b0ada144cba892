import { downloadCommon, downloadIndexinit, downloadPlatforms } from 'calls/downloads'
import { instant, text } from 'calls/entities/fields'
import type { Db } from 'database/db'
import { handle } from 'platform/api/handle'
import type { CallHandler } from 'platform/api/handle'
import { notConfigured } from 'platform/api/not-configured'
import type { Log } from 'platform/api/envelope'
import { object, oneOf, regex, string } from 'shared-state/schema'
import { storedList } from '../stored-list.ts'

const noApp = {
  en: 'An app for this platform is not configured on this site: the setting downloads in the database has none.',
  id: 'Aplikasi untuk platform ini belum dikonfigurasi di situs ini: pengaturan downloads di basis data belum memuatnya.',
}

/** Setting `downloads`. */
const download = object({
  platform: oneOf(downloadPlatforms),
  url: string().check(regex(/^(https:\/\/|\/(?!\/))/)),
  version: text(1, 40),
  updatedAt: instant,
})

/** Download links of the apps, for the platforms that have one. */
export function downloadHandlers({ db, log }: { db: Db; log: Log }): CallHandler[] {
  const downloads = storedList({ db, log }, 'downloads', download)
  const downloadOf = async (platform: string) => (await downloads()).find(each => each.platform === platform)
  return [
    handle(downloadIndexinit, async () => ({
      items: await Promise.all(
        downloadPlatforms.map(async platform => {
          const found = await downloadOf(platform)
          return found
            ? { ...found, configured: true }
            : { platform, configured: false, url: null, version: null, updatedAt: null }
        }),
      ),
    })),
    handle(downloadCommon, async ({ platform }, { caller }) => {
      const found = await downloadOf(platform)
      if (!found) throw notConfigured(noApp, caller.lang)
      return { url: found.url, version: found.version }
    }),
  ]
}
