import { testAreaContract } from 'shared-state/testing/test-area-contract'
import manifest from '../package.json'
import { area } from './area.tsx'
import en from './strings/en.json'
import id from './strings/id.json'

testAreaContract(area, { declared: manifest.area, strings: { en, id }, range: [80000, 89999] })
