import type { SiteIdentity } from '../site-identity.ts'

const square = (corner: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${corner}" fill="#112233"/></svg>`

const words = (lang: string) => ({
  title: `No <line> (${lang})`,
  why: 'Nothing answers.',
  todo: ['Wait.', 'Look & see.'],
  again: 'Again',
  byItself: 'It comes by itself.',
})
const app = (lang: string) => ({
  description: `Things (${lang})`,
  shortcuts: [{ name: 'Things', path: '/things.html' }],
})

/** A site identity with neutral content. */
export const exampleSite: SiteIdentity = {
  name: 'Example',
  mark: square(7),
  markToCut: square(0),
  colours: { light: '#ffffff', dark: '#000000', page: '#eeeeee' },
  app: { en: app('en'), id: app('id') },
  offline: { en: words('en'), id: words('id') },
}
