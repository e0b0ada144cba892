import { Check, Globe } from '@lucide/icons'
import { useLocation } from 'react-router-dom'
import { useStore, useText } from 'shared-state/runtime'
import { Flag } from 'ui/flag'
import { Icon } from 'ui/icon'
import { Menu } from 'ui/menu'
import { MenuLinks } from 'ui/menu-links'
import { keepScroll } from '../../browser/kept-scroll.ts'
import { shellText } from '../../strings/keys.ts'
import { languageLinks } from './language-links.ts'

/** The languages by their own names. Each link reloads the current page in that language, at the same scroll position. */
export function LanguageMenu() {
  const t = useText()
  const { lang } = useStore().visitor
  const links = languageLinks(lang, useLocation())
  const current = links.find(link => link.current)
  const code = lang.toUpperCase()
  return (
    <Menu
      align="end"
      name={t(shellText.language, { name: current?.name ?? code, code })}
      label={
        <>
          <Icon of={Globe} />
          {code}
        </>
      }
    >
      <div onClick={keepScroll}>
        <MenuLinks
          items={links.map(({ code: language, name, flag, to, current: isCurrent }) => ({
            label: name,
            to,
            lang: language,
            lead: <Flag code={flag} />,
            end: isCurrent && <Icon of={Check} size="s" />,
            current: isCurrent,
            reload: true,
          }))}
        />
      </div>
    </Menu>
  )
}
