import type { Page } from '@playwright/test'
import { registerPerson } from '../portal/people.ts'
import { expect, follow, open, test } from '../portal/test.ts'

/** The frame of every page as specified: menus, languages, notices, layout, cookies (spec 2.3 to 2.5, 4, 8, 9). */

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' })

test.describe('main menu', () => {
  test('a submenu opens on hover and Enter, and Escape closes it and returns the focus', async ({ page }) => {
    await open(page, '/en/')
    const button = menu(page).getByRole('button', { name: 'Reviews' })
    const link = menu(page).locator('a[href^="/en/brokers/review/"]').first()
    await button.hover()
    await expect(link).toBeVisible()
    await page.mouse.move(640, 700)
    await expect(link).toBeHidden()
    await button.press('Enter')
    await expect(link).toBeVisible()
    await link.focus()
    await page.keyboard.press('Escape')
    await expect(link).toBeHidden()
    await expect(button).toBeFocused()
    await button.click()
    await link.click()
    await expect(page).toHaveURL(/\/en\/brokers\/review\/[^/]+\.html$/)
    await expect(link).toBeHidden()
  })

  test('menu entries that do not fit move under More at bar widths of 1150, 890 and 710', async ({ page }) => {
    await open(page, '/en/brokers')
    const bar = menu(page).locator('> ul > li')
    // Gutters take 2 × 32 px of the window from 1000 px on, 2 × 24 px below.
    for (const [width, shown] of [
      [1150 + 64, 8],
      [1149 + 64, 5],
      [890 + 48, 5],
      [889 + 48, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await expect(bar.filter({ visible: true }), `at ${width}`).toHaveCount(shown)
      await menu(page).getByRole('button', { name: 'More' }).click()
      await expect(bar.last().getByRole('link', { name: 'Calendar' })).toBeVisible()
      await expect(bar.last().getByRole('link', { name: 'Brokers', exact: true })).toBeHidden()
      await page.keyboard.press('Escape')
    }
    // No window from 800 px on is so narrow; another element next to the bar could make it so.
    for (const [width, shown] of [
      [710, 3],
      [709, 2],
    ] as const) {
      await menu(page)
        .locator('..')
        .evaluate((element, px) => void (element.style.inlineSize = `${px}px`), width)
      await expect(bar.filter({ visible: true }), `of ${width}`).toHaveCount(shown)
    }
  })

  test('the mobile menu is a drawer that closes when the window becomes wider', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await open(page, '/en/')
    await expect(menu(page)).toBeHidden()
    await page.getByRole('button', { name: 'Open menu' }).click()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await drawer.getByText('Education', { exact: true }).click()
    await expect(drawer.locator('a[href^="/en/education/news/"]').first()).toBeVisible()
    await page.setViewportSize({ width: 900, height: 800 })
    await expect(drawer).toBeHidden()
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('the server’s HTML contains the submenu links, at most 8 of each kind', async ({ request }) => {
      let header = ''
      // A busy server omits lists of the frame.
      await expect(async () => {
        const html = await (await request.get('/en/education')).text()
        header = html.slice(html.indexOf('<header'), html.indexOf('</header>'))
        for (const kind of [
          'brokers/info/',
          'brokers/review/',
          'brokers/safe/',
          'best-brokers/zt/',
          'education/news/',
        ]) {
          const links = new Set(
            header
              .split(`href="/en/${kind}`)
              .slice(1)
              .map(rest => rest.split('"', 1)[0]),
          )
          expect([kind, links.size > 0 && links.size <= 8]).toEqual([kind, true])
        }
      }).toPass({ timeout: 60_000 })
      for (const tab of ['account', 'deposit', 'company', 'safe', 'trade', 'login', 'service', 'update'])
        expect(header).toContain(`href="/en/brokers/${tab}.html"`)
    })
  })
})

test.describe('languages', () => {
  test('the language menu leads to the same page in the other language at the same scroll position', async ({
    page,
  }) => {
    await open(page, '/en/brokers?page=2')
    await page.evaluate(() => window.scrollTo(0, 700))
    // From code, because a mouse could click it only at the top of the page.
    await follow(page, '/id/brokers?page=2')
    await expect(page).toHaveURL(/\/id\/brokers\?page=2$/)
    await expect(page.locator('html[lang=id][data-hydrated]')).toBeAttached()
    await expect.poll(() => scrolled(page)).toBe(700)
  })

  test('an English page offers an English browser no other language', { tag: '@long' }, async ({ page }) => {
    await open(page, '/en/brokers?page=2')
    await expect(page.getByText('Halaman ini tersedia dalam Bahasa Indonesia.')).toBeHidden()
  })

  test.describe('in an Indonesian browser', () => {
    test.use({ locale: 'id-ID' })

    test('an English page offers its Indonesian version, and closing the offer hides it until the end of the day', async ({
      page,
      context,
    }) => {
      await open(page, '/en/brokers?page=2')
      const banner = page.getByText('Halaman ini tersedia dalam Bahasa Indonesia.')
      await expect(banner).toBeVisible()
      await page.getByRole('button', { name: 'Tutup' }).click()
      await expect(banner).toBeHidden()
      const expires = (await context.cookies()).find(({ name }) => name === 'languageBanner')!.expires
      expect(expires).toBe(await page.evaluate(() => Math.floor(new Date().setHours(23, 59, 59, 0) / 1000)))
      await open(page, '/en/education')
      await expect(banner).toBeHidden()
    })

    test(
      'accepting the language offer opens the same page in Indonesian without another offer',
      { tag: '@long' },
      async ({ page }) => {
        await open(page, '/en/brokers?page=2')
        await page.getByRole('link', { name: 'Ganti bahasa' }).click()
        await expect(page).toHaveURL(/\/id\/brokers\?page=2$/)
        await expect(page.getByText('This page is available in English.')).toBeHidden()
      },
    )
  })
})

/** The hint appears this long after the page (spec 2.4). */
const hintAfterMs = 1_000

test.describe('browser notices', () => {
  test.describe('on the first visit', () => {
    test.use({ isHinted: false })

    test('the Chrome hint is shown only once', { tag: '@long' }, async ({ page }) => {
      await page.clock.install()
      await open(page, '/en/tools.html')
      const hint = page.getByRole('status').getByText('Keep Brokerlens at hand')
      await page.clock.fastForward(hintAfterMs)
      await expect(hint).toBeVisible()
      await open(page, '/en/tools.html')
      await page.clock.fastForward(10 * hintAfterMs)
      await expect(hint).toBeHidden()
    })
  })

  test.describe('without a network', () => {
    test.use({ expectedMessages: [/ERR_INTERNET_DISCONNECTED|area education|call [\w.]+ failed/] })

    test('an offline notice gives the time of the shown data, and another reports when the network is back', async ({
      page,
      context,
    }) => {
      await open(page, '/en/brokers')
      await context.setOffline(true)
      await expect(
        page.getByRole('status').getByText(/^You are offline\. This page shows data from \d\d:\d\d\.$/),
      ).toBeVisible()
      await follow(page, '/en/education')
      await expect(page.getByRole('main')).toContainText('did not load')
      await expect(page.getByRole('progressbar', { name: 'Loading failed' })).toBeVisible()
      await context.setOffline(false)
      await expect(page.getByRole('status').getByText('You are back online.')).toBeVisible()
      await page.getByRole('link', { name: 'Try again' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Education' })).toBeVisible()
    })
  })
})

test('a slow page shows a progress bar until it is loaded', async ({ page }) => {
  await open(page, '/en/brokers')
  const seen = Promise.withResolvers<void>()
  await page.route(/\/wikifxweb-v1\//, async route => {
    await seen.promise
    await route.continue()
  })
  await follow(page, '/en/calendar.html')
  const bar = page.getByRole('progressbar', { name: 'Loading' })
  await expect(bar).toBeVisible()
  seen.resolve()
  await expect(page).toHaveURL(/calendar\.html$/)
  await expect(bar).toBeHidden()
})

test('the back-to-top button scrolls a long page up and moves the focus', { tag: '@long' }, async ({ page }) => {
  await open(page, '/en/')
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await page.getByRole('button', { name: 'Back to top' }).click()
  await expect.poll(() => scrolled(page)).toBe(0)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('button', { name: 'Back to top' })).toBeHidden()
})

test.describe('cookies', () => {
  // The browser logs every 401 response, and optional parts of the page are shown without their data.
  test.use({ expectedMessages: [/401|failed to load: ApiError: over/] })

  test('pages and logins set script-readable cookies, and a 401 response clears them', async ({
    page,
    context,
    playwright,
  }) => {
    const visitor = await playwright.request.newContext({ baseURL: process.env.E2E_ORIGIN! })
    const person = await registerPerson(visitor, process.env.E2E_DATA_DIR!)
    await visitor.dispose()
    await open(page, '/id/login.html')
    await page.locator('main input[name=account]').fill(person.email)
    await page.locator('main input[name=password]').fill(person.password)
    await page.locator('main form button[type=submit]').click()
    await expect(page.getByRole('button', { name: person.nick })).toBeVisible()
    const readable = async () =>
      Object.fromEntries(
        (await context.cookies()).filter(({ httpOnly }) => !httpOnly).map(({ name, value }) => [name, value]),
      )
    await expect
      .poll(readable)
      .toMatchObject({ LanguageCode: 'id', CountryCode: '360', CURRIPCOUNTRY: 'cn', nodeEnv: 'production' })
    const told = await readable()
    expect(decodeURIComponent(told.origin!)).toBe(process.env.E2E_ORIGIN)
    expect(told.userid).toBeTruthy()
    const refused = { succeed: false, ErrorCode: 2002, message: 'over', Data: null }
    await page.route(/\/wikifxweb-v1\//, route => route.fulfill({ status: 401, json: refused }))
    await follow(page, '/id/regulators.html')
    await expect.poll(async () => Object.keys(await readable()).filter(name => name !== 'fingerprint')).toEqual([])
  })
})
