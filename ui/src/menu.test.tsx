import { jest } from '@jest/globals'
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Menu } from './menu.tsx'
import { MenuLinks } from './menu-links.tsx'
import { faultsOf, show } from './testing/show.tsx'

const links = [
  { label: 'Accounts', to: '/en/brokers/account.html' },
  { label: 'Safety', to: '/en/brokers/safe.html', current: true },
]

const header = (
  <>
    <Menu label="Brokers" hover>
      <MenuLinks title="Check by topic" items={links} />
    </Menu>
    <button type="button">Beside</button>
  </>
)
const button = () => screen.getByRole('button', { name: 'Brokers' })
const isOpen = () => button().getAttribute('aria-expanded') === 'true'
// React derives enter and leave from over and out.
const enter = (pointerType: string) => fireEvent.pointerOver(button(), { pointerType })
const leave = () => fireEvent.pointerOut(button(), { pointerType: 'mouse', relatedTarget: document.body })
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

// jsdom has PointerEvent, but testing-library fires a plain event unless the event carries a pointer type.
beforeAll(() => {
  globalThis.PointerEvent ??= class extends MouseEvent {
    readonly pointerType: string
    constructor(type: string, init: PointerEventInit = {}) {
      super(type, init)
      this.pointerType = init.pointerType ?? ''
    }
  } as never
})

describe('menu opened by click', () => {
  test('a menu opens and closes by click, and its links are always rendered', async () => {
    const { container } = show(header)
    expect(screen.getByRole('link', { name: 'Accounts' }).getAttribute('href')).toBe('/en/brokers/account.html')
    expect(isOpen()).toBe(false)
    fireEvent.click(button())
    expect(isOpen()).toBe(true)
    expect(await faultsOf(container)).toEqual([])
    fireEvent.click(button())
    expect(isOpen()).toBe(false)
  })

  test('pressing Enter on its button opens a menu', async () => {
    show(header)
    button().focus()
    await userEvent.keyboard('{Enter}')
    expect(isOpen()).toBe(true)
  })

  test('pressing Escape closes a menu and returns the focus to its button', () => {
    show(header)
    fireEvent.click(button())
    act(() => screen.getByRole('link', { name: 'Safety' }).focus())
    fireEvent.keyDown(screen.getByRole('link', { name: 'Safety' }), { key: 'Escape' })
    expect(isOpen()).toBe(false)
    expect(document.activeElement).toBe(button())
  })

  test.each([
    ['a press outside', () => fireEvent.pointerDown(screen.getByText('Beside'))],
    ['moving the focus away', () => act(() => screen.getByText('Beside').focus())],
    ['following a link', () => fireEvent.click(screen.getByRole('link', { name: 'Accounts' }))],
  ])('%s closes the menu', (_, closeIt) => {
    show(header)
    fireEvent.click(button())
    act(() => screen.getByRole('link', { name: 'Accounts' }).focus())
    closeIt()
    expect(isOpen()).toBe(false)
  })
})

describe('menu opened by hover', () => {
  beforeEach(() => {
    jest.useFakeTimers()
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  test('a menu opens after 120 ms of hovering and closes 120 ms after the mouse leaves', () => {
    show(header)
    enter('mouse')
    pass(119)
    expect(isOpen()).toBe(false)
    pass(1)
    expect(isOpen()).toBe(true)
    leave()
    pass(120)
    expect(isOpen()).toBe(false)
  })

  test('a mouse that only passes over does not open the menu', () => {
    show(header)
    enter('mouse')
    pass(60)
    leave()
    pass(500)
    expect(isOpen()).toBe(false)
  })

  test('clicking a menu opened by hover keeps it open after the mouse leaves', () => {
    show(header)
    enter('mouse')
    pass(120)
    fireEvent.click(button())
    expect(isOpen()).toBe(true)
    leave()
    pass(500)
    expect(isOpen()).toBe(true)
  })

  test('pressing Escape closes a menu opened by hover and leaves the focus unchanged', () => {
    show(header)
    act(() => screen.getByText('Beside').focus())
    enter('mouse')
    pass(120)
    fireEvent.keyDown(screen.getByText('Beside'), { key: 'Escape' })
    expect(isOpen()).toBe(false)
    expect(document.activeElement).toBe(screen.getByText('Beside'))
  })

  test('touch input does not open a menu by hover', () => {
    show(header)
    enter('touch')
    pass(500)
    expect(isOpen()).toBe(false)
  })
})
