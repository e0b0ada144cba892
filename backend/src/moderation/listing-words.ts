import type { listingFields } from 'calls/market/listing-fields'
import type { MarketType } from 'calls/entities/market-listing'
import type { Words } from '../user-messages/notify.ts'

type FieldName = (typeof listingFields)[MarketType][number]['name']

export const kindNames: Record<MarketType, Words> = {
  platform: { en: 'Trading platform', id: 'Platform trading' },
  payment: { en: 'Payment service', id: 'Layanan pembayaran' },
  licenseCommission: { en: 'Licence application service', id: 'Jasa pengurusan izin' },
  licenseTransfer: { en: 'Transfer of a licence', id: 'Pengalihan izin' },
  exhibition: { en: 'Exhibition', id: 'Pameran' },
  ib: { en: 'Introducing broker', id: 'Broker perantara' },
  personal: { en: 'Job for one person', id: 'Lowongan perorangan' },
  team: { en: 'Job for a team', id: 'Lowongan tim' },
  ea: { en: 'Expert advisor', id: 'Robot trading (EA)' },
  rumor: { en: 'Industry rumour', id: 'Rumor industri' },
  quotation: { en: 'Price feed', id: 'Data harga' },
  technical: { en: 'Technical service', id: 'Layanan teknis' },
}

/** Names of the fields that kinds of listings have besides those of every listing. */
export const fieldNames: Record<FieldName, Words> = {
  platformName: { en: 'Platform', id: 'Platform' },
  website: { en: 'Website', id: 'Situs web' },
  methods: { en: 'Payment methods', id: 'Metode pembayaran' },
  currencies: { en: 'Currencies', id: 'Mata uang' },
  regulatorId: { en: 'Regulator', id: 'Regulator' },
  licenceType: { en: 'Type of licence', id: 'Jenis izin' },
  licenceNo: { en: 'Licence number', id: 'Nomor izin' },
  price: { en: 'Price', id: 'Harga' },
  city: { en: 'City', id: 'Kota' },
  venue: { en: 'Venue', id: 'Tempat' },
  startsAt: { en: 'First day', id: 'Hari pertama' },
  endsAt: { en: 'Last day', id: 'Hari terakhir' },
  traderCode: { en: 'Broker chosen by the author', id: 'Broker yang dipilih penulis' },
  rebate: { en: 'Rebate', id: 'Rebat' },
  region: { en: 'Region', id: 'Wilayah' },
  position: { en: 'Position', id: 'Posisi' },
  years: { en: 'Years of experience', id: 'Pengalaman (tahun)' },
  salary: { en: 'Salary', id: 'Gaji' },
  salaryTo: { en: 'Salary up to', id: 'Gaji hingga' },
  remote: { en: 'Remote work', id: 'Kerja jarak jauh' },
  teamSize: { en: 'Team size', id: 'Jumlah anggota tim' },
  software: { en: 'Software', id: 'Perangkat lunak' },
  pairs: { en: 'Currency pairs', id: 'Pasangan mata uang' },
  performanceUrl: { en: 'Performance figures', id: 'Angka kinerja' },
  sourceUrl: { en: 'Source', id: 'Sumber' },
  symbols: { en: 'Symbols', id: 'Simbol' },
  service: { en: 'Service', id: 'Layanan' },
}

export const flagNames = { yes: { en: 'Yes', id: 'Ya' }, no: { en: 'No', id: 'Tidak' } } satisfies Record<string, Words>
