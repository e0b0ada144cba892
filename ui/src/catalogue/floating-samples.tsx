import { Check, Globe, Settings } from '@lucide/icons'
import { useState } from 'react'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import { Flag } from '../flag.tsx'
import { GradeBadge } from '../grade-badge.tsx'
import { Icon } from '../icon.tsx'
import { Menu } from '../menu.tsx'
import { MenuLinks, type MenuLink } from '../menu-links.tsx'
import { Row } from '../row.tsx'
import { Stack } from '../stack.tsx'
import { TextField } from '../text-field.tsx'
import { ToastList, type ToastEntry } from '../toast-list.tsx'
import styles from './catalogue.module.css'
import { Sample } from './sample.tsx'

const brokers: MenuLink[] = [
  {
    label: 'Quillhaven FX',
    to: '/en/1',
    end: (
      <>
        <b>8.92</b>
        <GradeBadge grade="AAA" size="s" />
      </>
    ),
  },
  {
    label: 'Tessmere Prime',
    to: '/en/2',
    end: (
      <>
        <b>7.63</b>
        <GradeBadge grade="A" size="s" />
      </>
    ),
  },
]
const topics: MenuLink[] = [
  { label: 'Accounts', to: '/en/3' },
  { label: 'Safety', to: '/en/4' },
  { label: 'Settings', to: '/en/5', icon: Settings },
]
const languages: MenuLink[] = [
  { label: 'English', to: '/en', lead: <Flag code="gb" />, current: true, end: <Icon of={Check} />, reload: true },
  { label: 'Bahasa Indonesia', to: '/id', lead: <Flag code="id" />, lang: 'id', reload: true },
]

export function FloatingSamples() {
  const [dialog, setDialog] = useState<'box' | 'drawer' | null>(null)
  const [toasts, setToasts] = useState<ToastEntry[]>([])
  const [saved, setSaved] = useState(0)
  const show = () => {
    setSaved(saved + 1)
    setToasts([
      ...toasts,
      { id: saved, text: `Saved ${saved + 1} times`, tone: 'good', action: { label: 'Undo', onSelect: () => {} } },
    ])
  }
  return (
    <Stack gap="xl">
      <Sample name="Menus" ground="page">
        <div className={styles.header}>
          <Menu label="Brokers" hover current wide>
            <div className={styles.columns}>
              <MenuLinks title="Broker top list" items={brokers} />
              <MenuLinks title="Check by topic" items={topics} />
            </div>
          </Menu>
          <Menu label="More" hover>
            <MenuLinks items={topics} />
          </Menu>
          <Menu
            label={
              <>
                <Icon of={Globe} /> EN
              </>
            }
            name="EN: English, choose a language"
            align="end"
          >
            <MenuLinks items={languages} />
          </Menu>
        </div>
      </Sample>
      <Sample name="Dialog, drawer, toasts">
        <Row>
          <Button variant="secondary" onClick={() => setDialog('box')}>
            Open a dialog
          </Button>
          <Button variant="secondary" onClick={() => setDialog('drawer')}>
            Open a drawer
          </Button>
          <Button variant="secondary" onClick={show}>
            Show a toast
          </Button>
        </Row>
        <Dialog
          open={dialog === 'box'}
          onClose={() => setDialog(null)}
          title="Log in"
          footer={<Button wide>Log in</Button>}
        >
          <form>
            <Stack>
              <TextField label="Email" name="email" type="email" autoComplete="email" />
              <TextField
                label="Password"
                name="password"
                type="password"
                autoComplete="current-password"
                error="Enter your password"
              />
            </Stack>
          </form>
        </Dialog>
        <Dialog open={dialog === 'drawer'} onClose={() => setDialog(null)} title="Brokerlens" shape="drawer">
          <MenuLinks items={topics} />
        </Dialog>
        <ToastList toasts={toasts} onDismiss={id => setToasts(toasts.filter(toast => toast.id !== id))} />
      </Sample>
      <Sample name="Toasts" ground="page">
        <div className={styles.stage}>
          <ToastList
            toasts={[
              { id: 1, text: 'You are not logged in', action: { label: 'Log in', onSelect: () => {} } },
              { id: 2, text: 'The picture is larger than 2 MB', tone: 'bad' },
            ]}
            onDismiss={() => {}}
          />
        </div>
      </Sample>
    </Stack>
  )
}
