import { directionOf } from 'shared-state/i18n/languages'
import { backend } from 'the-portal/backend'
import {
  directions,
  failures,
  languages,
  nobody,
  plainSwitches,
  themes,
  type Failure,
  type Switches,
} from '../switches.ts'
import { Choices } from './choices.tsx'
import { failureNames } from './failure-names.ts'
import styles from './switch-fields.module.css'

const languageName = new Intl.DisplayNames('en', { type: 'language' })
const nameOfLanguage = (code: string): string => (directionOf(code) === 'rtl' ? 'RTL' : languageName.of(code)!)
const themeNames: Record<Switches['theme'], string> = { system: 'System', light: 'Light', dark: 'Dark' }
const directionNames: Record<Switches['dir'], string> = {
  auto: 'Same as language',
  ltr: 'Left to right',
  rtl: 'Right to left',
}
const visitors = [
  [nobody, 'Nobody'],
  ...Object.entries(backend.visitors).map(([name, { label }]) => [name, label] as const),
] as const
const slowChoices = [0, 500, 2_000, 5_000]
const all = 'all'

/** Whether calls go to a real server; inserted by the build. */
declare const REAL_SERVER: boolean

interface SwitchFieldsProps {
  switches: Switches
  lang: string
  onSwitches: (switches: Switches) => void
  onLanguage: (lang: string) => void
}

export function SwitchFields({ switches, lang, onSwitches, onLanguage }: SwitchFieldsProps) {
  const set = (change: Partial<Switches>) => onSwitches({ ...switches, ...change })
  const failAll = (how: string) => {
    const { [all]: _before, ...others } = switches.fail
    set({ fail: how === '' ? others : { ...others, [all]: how as Failure } })
  }
  return (
    <div className={styles.fields}>
      <Choices
        label="Language"
        names={languages.map(code => [code, nameOfLanguage(code)])}
        value={lang}
        onChange={onLanguage}
      />
      <Choices
        label="Theme"
        names={themes.map(theme => [theme, themeNames[theme]])}
        value={switches.theme}
        onChange={theme => set({ theme: theme as Switches['theme'] })}
      />
      <Choices
        label="Direction"
        names={directions.map(dir => [dir, directionNames[dir]])}
        value={switches.dir}
        onChange={dir => set({ dir: dir as Switches['dir'] })}
        isSelect
      />
      {/* With a real server, only that server decides who is logged in. */}
      {!REAL_SERVER && (
        <Choices label="Logged in" names={visitors} value={switches.as} onChange={as => set({ as })} isSelect />
      )}
      <Choices
        label="Response time"
        names={[...new Set([...slowChoices, switches.slow])].map(ms => [
          String(ms),
          ms === 0 ? 'Immediate' : `${ms / 1000} s`,
        ])}
        value={String(switches.slow)}
        onChange={ms => set({ slow: Number(ms) })}
        isSelect
      />
      <Choices
        label="All calls"
        names={[['', 'Succeed'], ...failures.map(how => [how, failureNames[how]] as const)]}
        value={switches.fail[all] ?? ''}
        onChange={failAll}
        isSelect
      />
      <button type="button" className={styles.reset} onClick={() => onSwitches(plainSwitches)}>
        Reset all
      </button>
    </div>
  )
}
