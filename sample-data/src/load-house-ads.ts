import { RowLoader } from './row-loader.ts'
import type { Row } from './row-loader.ts'
import type { LaterScene } from './sample-scene.ts'

/** The site's ads for its own pages: none for a firm, and no pop-ups. */
const ADS: Pick<Row, 'position' | 'title' | 'url' | 'target_code' | 'path_start'>[] = [
  {
    position: 'top',
    title: {
      en: 'Learn before you trade: free lessons in plain words',
      id: 'Belajar sebelum trading: pelajaran gratis dengan bahasa sederhana',
    },
    url: '/education',
    target_code: 'education',
    path_start: '/brokers',
  },
  {
    position: 'bottom',
    title: {
      en: 'How large can your position be? Work it out before you trade',
      id: 'Seberapa besar posisi Anda? Hitung sebelum trading',
    },
    url: '/tools/position.html',
    target_code: 'position',
    path_start: '',
  },
  {
    position: 'list',
    title: {
      en: 'Is this licence real? Look it up at the regulator',
      id: 'Apakah izin ini asli? Cek di regulatornya',
    },
    url: '/regulators.html',
    target_code: 'regulators',
    path_start: '/brokers',
  },
  {
    position: 'list',
    title: {
      en: 'Learn before you trade: free lessons in plain words',
      id: 'Belajar sebelum trading: pelajaran gratis dengan bahasa sederhana',
    },
    url: '/education',
    target_code: 'education',
    path_start: '/news',
  },
  {
    position: 'fxeye',
    title: {
      en: 'Trouble with a broker? Read what others report',
      id: 'Bermasalah dengan broker? Baca laporan orang lain',
    },
    url: '/exposure.html',
    target_code: 'exposure',
    path_start: '',
  },
]

export async function loadHouseAds({ queries, clock }: LaterScene): Promise<void> {
  const rows = new RowLoader(queries, 'ads')
  for (const [index, ad] of ADS.entries()) {
    const booking = { ad_id: index + 1, hits_type: 1, activity_type: 'house', booking_code: `house${index + 1}` }
    await rows.add({ ...ad, ...booking, starts_at: clock.daysAgo(1), sample: true })
  }
  await rows.finish()
  await queries.script(`SELECT setval(pg_get_serial_sequence('ads', 'ad_id'), ${ADS.length + 1}, false)`)
}
