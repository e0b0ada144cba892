import type { Language } from 'shared-state/i18n/languages'
import type { SiteIdentity } from '../site-identity.ts'
import { appIcons } from './app-icons.ts'

/** The manifest of the installable app. Both languages are the same app (`id`): it opens in the one last visited. */
export function webManifest(lang: Language, { name, colours, app }: SiteIdentity): object {
  const { description, shortcuts } = app[lang]
  return {
    id: '/',
    name,
    short_name: name,
    description,
    lang,
    dir: 'ltr',
    start_url: `/${lang}/`,
    scope: '/',
    display: 'standalone',
    theme_color: colours.light,
    background_color: colours.page,
    icons: appIcons
      .filter(({ purpose }) => purpose !== 'apple')
      .map(({ path, size, purpose }) => ({ src: path, sizes: `${size}x${size}`, type: 'image/png', purpose })),
    shortcuts: shortcuts.map(shortcut => ({ name: shortcut.name, url: `/${lang}${shortcut.path}` })),
  }
}
